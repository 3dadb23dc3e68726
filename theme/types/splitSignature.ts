export interface Part {
  at: number;
  part: string;
  /** Class of its colour (`styles/code.css`); undefined for that of plain text. */
  kind: string | undefined;
}

const KINDS = {
  string: 'ts',
  keyword: 'tk',
  constant: 'tn',
  type: 'tt',
  call: 'tf',
} as const;

const PARTS =
  /(?<string>'[^']*')|\b(?<keyword>class|constructor|extends|function|interface|type|typeof)\b|\b(?<constant>undefined|null)\b|\b(?<type>any|boolean|number|string|unknown|void|[A-Z]\w*)\b|\b(?<call>\w+)(?=\()|[^'\w]+|\w+/g;

export function splitSignature(text: string): Part[] {
  return [...text.matchAll(PARTS)].map(({ index, 0: part, groups = {} }) => {
    const kind = Object.entries(KINDS).find(([name]) => groups[name] !== undefined)?.[1];
    return { at: index, part, kind };
  });
}
