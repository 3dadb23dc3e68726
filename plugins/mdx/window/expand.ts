import path from 'node:path';
import { type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { programOf } from '../samples/program.ts';
import { readShownSample } from '../samples/read.ts';
import { inPageFile, readInPage } from './inPage.ts';

export interface WindowOptions {
  /** Absolute path of the folder of all samples. */
  samples: string;
  /** Absolute path of the module that exports `RequestWindow`. */
  component: string;
  /** Absolute path of the folder that programs are written to. */
  programs: string;
}

export interface Expansion {
  source: string;
  /** Absolute paths of everything that the result depends on. */
  dependencies: string[];
  diagnostics: Diagnostic[];
}

/** Alone on its line. */
const ELEMENT = /^<RequestWindow sample="([^"]*)" request="([^"]*)" \/>$/gm;

/**
 * MDX of a request window below the requests of a sample.
 *
 * @param request id of the request that it begins with.
 * @returns nothing for a sample that does not run in the page.
 */
export function windowMarkdown(samples: string, sample: string, request: string | undefined): string[] {
  if (request === undefined || !readInPage(samples).runs.includes(sample)) return [];
  return [`<RequestWindow sample="${sample}" request="${request}" />`];
}

/**
 * Replaces every `<RequestWindow sample="…" request="…" />` of a page by the window with the address of the sample's program,
 * which is a file of its own: a page carries no byte of it.
 *
 * @param source MDX of the page, in which samples and steps are expanded already.
 * @param file absolute path of the page.
 */
export function expandWindows(source: string, file: string, options: WindowOptions): Expansion {
  const { samples, component, programs } = options;
  const expansion: Expansion = { source, dependencies: [], diagnostics: [] };
  const imports = new Map<string, string>();
  const named = new Set<string>();
  expansion.source = source.replace(ELEMENT, (element, name: string, request: string, at: number) => {
    const { runs } = readInPage(samples);
    if (!runs.includes(name)) {
      const line = source.slice(0, at).split('\n').length;
      const message = `${element} names a sample that does not run in the page: samples/inPage.json says why.`;
      expansion.diagnostics.push(diagnostic(file, line, message));
      return '';
    }
    const program = path.join(programs, `${name.replaceAll('/', '--')}.json`);
    if (!named.has(name)) {
      const sample = readShownSample(samples, name);
      writeIfChanged(program, JSON.stringify(programOf(sample)));
      expansion.dependencies.push(...sample.dependencies, inPageFile(samples));
      named.add(name);
    }
    const variable = imports.get(program) ?? `program${imports.size}`;
    imports.set(program, variable);
    return `<RequestWindow program={${variable}} request="${request}" />`;
  });
  if (imports.size === 0) return expansion;
  const lines = [...imports].map(
    ([program, variable]) => `import ${variable} from ${JSON.stringify(program)};`,
  );
  const all = [`import { RequestWindow } from ${JSON.stringify(component)};`, ...lines];
  expansion.source += `\n\n${all.join('\n')}\n`;
  return expansion;
}

/** The page's Markdown twin has no window. */
export const withoutWindows = (source: string) => source.replace(ELEMENT, '');
