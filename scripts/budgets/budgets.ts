import { z } from 'zod';
import { FIGURES, type Figure, type Figures, figuresSchema } from './measure.ts';

/** Templates and the routes they serve. The first that fits counts. */
const TEMPLATES: readonly (readonly [name: string, routes: RegExp])[] = [
  ['home', /^\/$/],
  ['tutorial', /^\/docs\/tutorials\//],
  ['doc', /^\/docs\//],
  ['playground', /^\/playground$/],
  ['blog', /^\/blog$/],
  ['archive', /^\/blog\/archive$/],
  ['tags', /^\/blog\/tags$/],
  ['tag', /^\/blog\/tags\//],
  ['authors', /^\/blog\/authors$/],
  ['author', /^\/blog\/authors\//],
  ['post', /^\/blog\//],
  ['not found', /^\/404$/],
];

/** @throws for a route that no template serves. */
export function templateOf(route: string): string {
  const found = TEMPLATES.find(([, routes]) => routes.test(route));
  if (found) return found[0];
  const names = TEMPLATES.map(([name]) => name).join(', ');
  throw new Error(`No template serves ${route}: add it to scripts/budgets/budgets.ts. There are: ${names}.`);
}

/** A size in kB (1000 bytes) rounded up to a tenth: the unit of `budgets.json`. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / 100) / 10;

/** Requests are not changed. */
export const toBudget = (figure: Figure, value: number): number =>
  figure === 'requests' ? value : kilobytes(value);

/** Size of a chunk that is loaded on the reader's intent: kB of its scripts and sheets. */
const chunkSchema = z.strictObject({
  /** Never raised. */
  limit: z.number().positive(),
  budget: z.number().positive(),
});

export const budgetsSchema = z.strictObject({
  limits: figuresSchema,
  onIntent: z.record(z.string(), chunkSchema),
  templates: z.record(z.string(), figuresSchema),
});

export type Budgets = z.infer<typeof budgetsSchema>;

export interface Worst {
  figures: Figures;
  /** Route of the page that has it. */
  routes: Record<Figure, string>;
}

/** @param pages figures by route. */
export function worstByTemplate(pages: ReadonlyMap<string, Figures>): Map<string, Worst> {
  const found = new Map<string, Worst>();
  for (const [route, figures] of pages) {
    const template = templateOf(route);
    const routes = Object.fromEntries(FIGURES.map((figure) => [figure, route])) as Worst['routes'];
    const worst = found.get(template) ?? { figures: { ...figures }, routes };
    for (const figure of FIGURES)
      if (figures[figure] > worst.figures[figure]) {
        worst.figures[figure] = figures[figure];
        worst.routes[figure] = route;
      }
    found.set(template, worst);
  }
  return found;
}

/**
 * In kB above a budget, where the same words weigh some bytes more or less in another clone: pages show the date of the last commit,
 * and the application names the hashes of 102 chunks with such dates (60 random sets of hashes: 94 bytes apart).
 */
const ALLOWANCE: Partial<Record<Figure, number>> = { chrome: 0.1, critical: 0.1, application: 0.1 };

/** A share of a budget: a byte of a hash or a module's id moved Brotli's choices in 626 kB by 0.2 kB of 159. */
const CHUNK_ALLOWANCE = 0.002;

/**
 * Compares the measured figures with the budgets. A figure above its budget and allowance fails. So do a budget above its limit,
 * and a template without budgets.
 * @param sizes in bytes, by name, of the chunks that are loaded on intent.
 * @returns failures, a sentence each, and names of budgets above the measured figure.
 */
export function judge(
  worst: ReadonlyMap<string, Worst>,
  sizes: ReadonlyMap<string, number>,
  { limits, templates, onIntent }: Budgets,
) {
  const problems: string[] = [];
  const loose: string[] = [];
  const compare = (
    name: string,
    value: number,
    place: string,
    held: z.infer<typeof chunkSchema>,
    allowance: number,
  ) => {
    const { budget, limit } = held;
    const unit = name.endsWith('.requests') ? '' : ' kB';
    // Tenths have no exact binary form.
    if (value - budget - allowance > 1e-9)
      problems.push(`${name} is ${value}${unit}, its budget ${budget}${unit} (${place}).`);
    else if (value < budget) loose.push(name);
    if (budget > limit)
      problems.push(
        `The budget of ${name}, ${budget}${unit}, is above the limit of ${limit}${unit} (${place}).`,
      );
  };
  for (const [template, { figures, routes }] of worst) {
    const own = templates[template];
    if (!own)
      problems.push(`The template "${template}" has no budget: add the figures above to budgets.json.`);
    else
      for (const key of FIGURES) {
        const held = { budget: own[key], limit: limits[key] };
        compare(`${template}.${key}`, toBudget(key, figures[key]), routes[key], held, ALLOWANCE[key] ?? 0);
      }
  }
  for (const [name, held] of Object.entries(onIntent))
    compare(name, kilobytes(sizes.get(name) ?? 0), 'on intent', held, held.budget * CHUNK_ALLOWANCE);
  for (const template of Object.keys(templates))
    if (!worst.has(template))
      problems.push(`budgets.json names the template "${template}", which no page uses.`);
  return { problems, loose };
}

/** Budgets that are lowered to the measured figures. */
export function tightenBudgets(...[worst, sizes, budgets]: Parameters<typeof judge>): Budgets {
  const lowered = structuredClone(budgets);
  for (const [template, { figures }] of worst) {
    const own = lowered.templates[template];
    if (own) for (const key of FIGURES) own[key] = Math.min(own[key], toBudget(key, figures[key]));
  }
  for (const [name, own] of Object.entries(lowered.onIntent))
    own.budget = Math.min(own.budget, kilobytes(sizes.get(name) ?? Number.POSITIVE_INFINITY));
  return lowered;
}
