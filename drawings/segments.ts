/** Segments of a route's path, and how they fit an address. */

/** Kind of a folder's name, by the part of an address that it matches. */
export type SegmentKind = 'text' | 'parameter' | 'wildcard' | 'group';

export interface Segment {
  /** As it is written. */
  name: string;
  kind: SegmentKind;
  /** The path up to and including the segment: unique in the path. */
  path: string;
}

/** How a segment of a route fits the segment of a request at its place. */
export type Fit = 'exact' | 'parameter' | 'wildcard' | 'none';

function kindOf(name: string): SegmentKind {
  if (name === '[...]') return 'wildcard';
  if (/^[[<].+[\]>]$/.test(name)) return 'parameter';
  return /^\(.+\)$/.test(name) ? 'group' : 'text';
}

/** Segments of a path, classified by their brackets; leading and trailing slashes add no segment. */
export function segmentsOf(path: string): Segment[] {
  const names = path.split('/').filter(Boolean);
  return names.map((name, index) => ({
    name,
    kind: kindOf(name),
    path: names.slice(0, index + 1).join('/'),
  }));
}

/**
 * How the segments of a route fit those of a request, compared one by one and by position, as in Bun's router: a parameter
 * matches one segment, a wildcard matches the rest, which may be empty.
 */
export function fitSegments(route: string, request: string): (Segment & { fit: Fit })[] {
  const wanted = segmentsOf(request);
  return segmentsOf(route).map((segment, index) => {
    const own = wanted[index];
    if (segment.kind === 'wildcard') return { ...segment, fit: 'wildcard' };
    if (own === undefined) return { ...segment, fit: 'none' };
    if (segment.kind === 'parameter') return { ...segment, fit: 'parameter' };
    return { ...segment, fit: segment.name === own.name ? 'exact' : 'none' };
  });
}
