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

/** Sizes in kB (1000 bytes) rounded up to a tenth, requests as they are: the unit of `budgets.json`. */
export function toBudget(figure: Figure, value: number): number {
  return figure === 'requests' ? value : Math.ceil(value / 100) / 10;
}

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
    const worst = found.get(template);
    if (!worst) {
      const routes = Object.fromEntries(FIGURES.map((figure) => [figure, route])) as Worst['routes'];
      found.set(template, { figures: { ...figures }, routes });
      continue;
    }
    for (const figure of FIGURES) {
      if (figures[figure] <= worst.figures[figure]) continue;
      worst.figures[figure] = figures[figure];
      worst.routes[figure] = route;
    }
  }
  return found;
}

/** In kB above a budget: pages show the date of the last commit, so the same words weigh some bytes more or less. */
const ALLOWANCE: Partial<Record<Figure, number>> = { chrome: 0.1, critical: 0.1 };

/** A share of a budget: a byte of a hash or a module's id moved Brotli's choices in 626 kB by 0.2 kB of 159. */
const CHUNK_ALLOWANCE = 0.002;

/** A measured figure of a template or of a chunk, and its place in the budgets. */
interface Weighed {
  name: string;
  value: number;
  unit: string;
  limit: number;
  allowance: number;
  place: string;
  budgets: Record<string, number>;
  key: string;
}

/** @param sizes in bytes, by name, of the chunks that are loaded on intent. */
function weigh(
  worst: ReadonlyMap<string, Worst>,
  sizes: ReadonlyMap<string, number>,
  { limits, templates, onIntent }: Budgets,
): Weighed[] {
  const ofTemplates = [...worst].flatMap(([template, { figures, routes }]) => {
    const budgets = templates[template];
    if (!budgets) return [];
    return FIGURES.map((key) => ({
      name: `${template}.${key}`,
      value: toBudget(key, figures[key]),
      unit: key === 'requests' ? '' : ' kB',
      limit: limits[key],
      allowance: ALLOWANCE[key] ?? 0,
      place: routes[key],
      budgets,
      key,
    }));
  });
  const ofChunks = Object.entries(onIntent).map(([name, budgets]) => ({
    name,
    value: toBudget('application', sizes.get(name) ?? 0),
    unit: ' kB',
    limit: budgets.limit,
    allowance: budgets.budget * CHUNK_ALLOWANCE,
    place: 'on intent',
    budgets,
    key: 'budget',
  }));
  return [...ofTemplates, ...ofChunks];
}

/**
 * Compares the measured figures with the budgets. A figure above its budget and allowance fails. So do a budget above its limit,
 * and a template without budgets.
 * @returns failures, a sentence each, and names of budgets above the measured figure.
 */
export function judge(...[worst, sizes, budgets]: Parameters<typeof weigh>) {
  const problems: string[] = [];
  const loose: string[] = [];
  for (const { name, value, unit, limit, allowance, place, budgets: own, key } of weigh(
    worst,
    sizes,
    budgets,
  )) {
    const budget = own[key] ?? 0;
    // Tenths have no exact binary form.
    if (value - budget - allowance > 1e-9)
      problems.push(`${name} is ${value}${unit}, its budget ${budget}${unit} (${place}).`);
    else if (value < budget) loose.push(name);
    if (budget > limit)
      problems.push(
        `The budget of ${name}, ${budget}${unit}, is above the limit of ${limit}${unit} (${place}).`,
      );
  }
  for (const template of worst.keys())
    if (!budgets.templates[template])
      problems.push(`The template "${template}" has no budget: add the figures above to budgets.json.`);
  for (const template of Object.keys(budgets.templates))
    if (!worst.has(template))
      problems.push(`budgets.json names the template "${template}", which no page uses.`);
  return { problems, loose };
}

/** Budgets that are lowered to the measured figures. */
export function tightenBudgets(...[worst, sizes, budgets]: Parameters<typeof weigh>): Budgets {
  const lowered = structuredClone(budgets);
  for (const { budgets: own, key, value } of weigh(worst, sizes, lowered))
    own[key] = Math.min(own[key] ?? value, value);
  return lowered;
}
