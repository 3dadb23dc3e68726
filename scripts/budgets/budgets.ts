import { z } from 'zod';
import { FIGURES, type Figure, type Figures } from './measure.ts';

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

/**
 * The template of a route.
 *
 * @throws for a route that no template serves.
 */
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

const figuresSchema = z.strictObject({
  chrome: z.number().positive(),
  css: z.number().positive(),
  script: z.number().positive(),
  critical: z.number().positive(),
  requests: z.int().positive(),
  application: z.number().positive(),
} satisfies Record<Figure, z.ZodType>);

/** Size of a chunk that is loaded on the reader's intent: kB of its scripts and sheets. */
const chunkSchema = z.strictObject({
  /** Never raised. */
  limit: z.number().positive(),
  budget: z.number().positive(),
});

/** The form of `budgets.json`. */
export const budgetsSchema = z.strictObject({
  limits: figuresSchema,
  templates: z.record(z.string(), figuresSchema),
  onIntent: z.record(z.string(), chunkSchema),
  exceptions: z.record(z.string(), z.string().min(20)),
});

export type Budgets = z.infer<typeof budgetsSchema>;

/** The heaviest page of a template, figure by figure. */
export interface Worst {
  figures: Figures;
  /** Route of the page that has it. */
  routes: Record<Figure, string>;
}

/**
 * The heaviest figures of each template.
 *
 * @param pages figures by route.
 */
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

/**
 * How far a figure may be above its budget, in kB: pages show the date of the last commit, so the same words weigh some
 * bytes more or less from commit to commit.
 */
const ALLOWANCE: Partial<Record<Figure, number>> = { chrome: 0.1, critical: 0.1 };

/** True when a figure, as a budget, is above its own by more than the allowance. */
function isAbove(figure: Figure, value: number, budget: number): boolean {
  return Math.round((value - budget) * 10) > (ALLOWANCE[figure] ?? 0) * 10;
}

/**
 * How far a chunk may be above its budget, as a share of it: a byte more or less, of a hash or a module's id, moved Brotli's choices in
 * 626 kB by 0.2 kB of 159.
 */
const CHUNK_ALLOWANCE = 0.002;

export interface Verdict {
  /** Failures, a sentence each. */
  problems: string[];
  /** Budgets above the measured figure, as `template.figure`. */
  loose: string[];
}

/**
 * Compares the chunks that are loaded on intent with their budgets, which must be below their limits.
 *
 * @param sizes in bytes, by name.
 */
export function judgeChunks(sizes: ReadonlyMap<string, number>, { onIntent }: Budgets): Verdict {
  const problems: string[] = [];
  const loose: string[] = [];
  for (const [name, { limit, budget }] of Object.entries(onIntent)) {
    const value = toBudget('application', sizes.get(name) ?? 0);
    if (value > budget * (1 + CHUNK_ALLOWANCE))
      problems.push(`${name} is ${value} kB on intent, its budget ${budget} kB.`);
    else if (value < budget) loose.push(name);
    if (budget > limit)
      problems.push(`The budget of ${name}, ${budget} kB, is above the limit of ${limit} kB.`);
  }
  return { problems, loose };
}

const unit = (figure: Figure) => (figure === 'requests' ? '' : ' kB');

/**
 * Compares the measured figures with the budgets. A figure above its budget and allowance fails. So do a budget above the
 * limit without an exception with its reason, a template without budgets, and an exception that is no longer needed.
 */
export function judge(worst: ReadonlyMap<string, Worst>, budgets: Budgets): Verdict {
  const problems: string[] = [];
  const loose: string[] = [];
  const needed = new Set<string>();
  for (const [template, { figures, routes }] of worst) {
    const budget = budgets.templates[template];
    if (!budget) {
      problems.push(`The template "${template}" has no budget: run "npm run budgets -- --update".`);
      continue;
    }
    for (const figure of FIGURES) {
      const key = `${template}.${figure}`;
      const value = toBudget(figure, figures[figure]);
      if (isAbove(figure, value, budget[figure])) {
        problems.push(
          `${key} is ${value}${unit(figure)}, its budget ${budget[figure]}${unit(figure)} (${routes[figure]}).`,
        );
      } else if (value < budget[figure]) loose.push(key);
      if (budget[figure] <= budgets.limits[figure]) continue;
      needed.add(key);
      if (!budgets.exceptions[key]) {
        problems.push(
          `The budget of ${key}, ${budget[figure]}${unit(figure)}, is above the limit of ${budgets.limits[figure]}${unit(figure)} (${routes[figure]}): say why in "exceptions" of budgets.json.`,
        );
      }
    }
  }
  for (const template of Object.keys(budgets.templates)) {
    if (!worst.has(template))
      problems.push(`budgets.json names the template "${template}", which no page uses.`);
  }
  for (const key of Object.keys(budgets.exceptions)) {
    if (!needed.has(key))
      problems.push(`The exception "${key}" of budgets.json is no longer needed: remove it.`);
  }
  return { problems, loose };
}

function updateChunks(
  sizes: ReadonlyMap<string, number>,
  onIntent: Budgets['onIntent'],
  how: 'tighten' | 'update',
): Budgets['onIntent'] {
  const entries = Object.entries(onIntent).map(([name, { limit, budget }]) => {
    const value = toBudget('application', sizes.get(name) ?? 0);
    return [name, { limit, budget: how === 'tighten' ? Math.min(value, budget) : value }];
  });
  return Object.fromEntries(entries);
}

/**
 * New budgets.
 *
 * @param sizes in bytes, of the chunks that are loaded on intent, by name.
 * @param how `tighten` only lowers; `update` takes the measured figures, and adds templates that have no budget.
 */
export function updateBudgets(
  worst: ReadonlyMap<string, Worst>,
  sizes: ReadonlyMap<string, number>,
  budgets: Budgets,
  how: 'tighten' | 'update',
): Budgets {
  const templates: Budgets['templates'] = {};
  for (const [template, { figures }] of worst) {
    const old = budgets.templates[template];
    if (!old && how === 'tighten') continue;
    const entries = FIGURES.map((figure) => {
      const value = toBudget(figure, figures[figure]);
      return [figure, how === 'tighten' && old ? Math.min(value, old[figure]) : value];
    });
    templates[template] = Object.fromEntries(entries) as Figures;
  }
  const needed = ([key]: [string, string]) => {
    const [template = '', figure = ''] = key.split('.');
    const value = templates[template]?.[figure as Figure];
    return value !== undefined && value > budgets.limits[figure as Figure];
  };
  return {
    limits: budgets.limits,
    onIntent: updateChunks(sizes, budgets.onIntent, how),
    templates,
    exceptions: Object.fromEntries(Object.entries(budgets.exceptions).filter(needed)),
  };
}
