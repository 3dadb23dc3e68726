import { z } from 'zod';

/** The part of `npm audit --json` that is read (report version 2). */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

export interface Judgement {
  /** Advisories of packages whose code readers get. */
  shipped: string[];
  /** Advisories of packages that only build and test the site. */
  tools: string[];
}

/**
 * Sorts the advisories of a report.
 *
 * @param output what `npm audit --json` printed.
 * @param shipped names of the packages whose code is in the build.
 * @returns undefined when the audit service gave no report.
 */
export function judgeReport(output: string, shipped: ReadonlySet<string>): Judgement | undefined {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    return undefined;
  }
  const { success, data } = reportSchema.safeParse(json);
  if (!success) return undefined;
  const judgement: Judgement = { shipped: [], tools: [] };
  for (const [name, { severity, range, via }] of Object.entries(data.vulnerabilities)) {
    const reasons = via.map((entry) =>
      typeof entry === 'string' ? `through ${entry}` : `${entry.title} (${entry.url})`,
    );
    const line = `${name} ${range}, ${severity}: ${reasons.join('; ')}`;
    (shipped.has(name) ? judgement.shipped : judgement.tools).push(line);
  }
  return judgement;
}
