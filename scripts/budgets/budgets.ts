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
  templates: z.record(z.string(), figuresSchema),
  onIntent: z.record(z.string(), chunkSchema),
  exceptions: z.record(z.string(), z.string().min(20)),
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

const isAbove = (figure: Figure, value: number, budget: number) =>
  Math.round((value - budget) * 10) > (ALLOWANCE[figure] ?? 0) * 10;

/** A share of a budget: a byte of a hash or a module's id moved Brotli's choices in 626 kB by 0.2 kB of 159. */
const CHUNK_ALLOWANCE = 0.002;

export interface Verdict {
  /** Failures, a sentence each. */
  problems: string[];
  /** Budgets above the measured figure, as `template.figure`. */
  loose: string[];
}

/** @param sizes in bytes, by name, of the chunks that are loaded on intent. Their budgets must be below their limits. */
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
      problems.push(`The template "${template}" has no budget: add the figures above to budgets.json.`);
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

/** Lowers budgets to the measured figures, and drops exceptions that are no longer needed. @param sizes of chunks in bytes. */
export function tightenBudgets(
  worst: ReadonlyMap<string, Worst>,
  sizes: ReadonlyMap<string, number>,
  { limits, templates, onIntent, exceptions }: Budgets,
): Budgets {
  const lower = (figure: Figure, budget: number, value: number | undefined) =>
    value === undefined ? budget : Math.min(budget, toBudget(figure, value));
  const lowered = Object.entries(templates).map(([template, budget]) => {
    const figures = worst.get(template)?.figures;
    return [
      template,
      Object.fromEntries(FIGURES.map((key) => [key, lower(key, budget[key], figures?.[key])])),
    ];
  });
  const chunks = Object.entries(onIntent).map(([name, { limit, budget }]) => {
    return [name, { limit, budget: lower('application', budget, sizes.get(name)) }];
  });
  const held: Budgets['templates'] = Object.fromEntries(lowered);
  const needed = Object.entries(held).flatMap(([template, budget]) =>
    FIGURES.filter((figure) => budget[figure] > limits[figure]).map((figure) => `${template}.${figure}`),
  );
  return {
    limits,
    onIntent: Object.fromEntries(chunks),
    templates: held,
    exceptions: Object.fromEntries(Object.entries(exceptions).filter(([key]) => needed.includes(key))),
  };
}
