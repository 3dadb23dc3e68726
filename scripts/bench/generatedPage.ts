const SUBJECTS = ['route', 'handler', 'schema', 'middleware', 'request', 'answer', 'header', 'folder'];
const VERBS = ['reads', 'checks', 'writes', 'returns', 'names', 'keeps'];

const pick = (list: readonly string[], seed: number) => list[seed % list.length] ?? '';

function sentence(seed: number): string {
  return `The ${pick(SUBJECTS, seed)} ${pick(VERBS, seed * 7)} the ${pick(SUBJECTS, seed * 3 + 1)} number ${seed}.`;
}

function program(seed: number): string {
  const name = `${pick(SUBJECTS, seed)}${seed}`;
  return [
    `import { z } from 'zod';`,
    '',
    `const ${name} = z.object({ id: z.number().int().positive(), title: z.string().min(${(seed % 9) + 1}) });`,
    '',
    `/** ${sentence(seed)} */`,
    `export async function POST(request: Request): Promise<Response> {`,
    `  const body = ${name}.safeParse(await request.json());`,
    `  if (!body.success) return Response.json({ issues: body.error.issues }, { status: 400 });`,
    `  const created = { ...body.data, at: new Date(${seed}).toISOString(), tags: ['a${seed}', "b"] };`,
    `  return Response.json(created, { status: 201, headers: { location: \`/items/\${created.id}\` } });`,
    `}`,
  ].join('\n');
}

/** Prose, a list and three programs, no two of which are the same. @param number decides all words. */
export function generatedPage(number: number): string {
  const sections = [1, 2, 3].map((part) => {
    const seed = number * 31 + part * 17;
    const prose = Array.from({ length: 6 }, (_, index) => sentence(seed + index)).join(' ');
    const list = Array.from({ length: 4 }, (_, index) => `- ${sentence(seed * 5 + index)}`).join('\n');
    const fence = '```';
    return `## Part ${part} of page ${number}\n\n${prose}\n\n${list}\n\n${fence}ts title="${pick(SUBJECTS, seed)}.ts" reason="generated for a measurement"\n${program(seed)}\n${fence}`;
  });
  return `---\ntitle: Generated page ${number}\ndescription: Page ${number} of those that a program wrote, so that the build can be measured on a larger site.\n---\n\n# Generated page ${number}\n\n${sections.join('\n\n')}\n`;
}
