/** The exercises of the tutorials, as their pages name them. */
import fs from 'node:fs';
import path from 'node:path';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { readShownSample, type ShownSample } from '../../plugins/mdx/samples/read.ts';
import { readStep } from '../../plugins/mdx/steps/history.ts';
import { exerciseId } from '../../plugins/mdx/steps/stepExercise.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';

export interface NamedExercise {
  /** Last segment of the page's route: `todo-api` */
  page: string;
  /** Samples: the step that it begins with, and its solution. */
  step: string;
  sample: string;
  /** `todo-api/sort` */
  id: string;
  /** The files of the step, by path. */
  files: ReadonlyMap<string, string>;
  solution: ShownSample;
}

const PAGES = path.join(PROJECT_ROOT, 'docs/docs/tutorials');

const EXERCISE = /<Exercise tutorial="([^"]+)" step="([^"]+)" sample="([^"]+)"/g;

/** All exercises, page by page. */
export function readExercises(): NamedExercise[] {
  const texts = fs.readdirSync(PAGES).filter((file) => file.endsWith('.mdx'));
  return texts.sort().flatMap((file) =>
    [...fs.readFileSync(path.join(PAGES, file), 'utf8').matchAll(EXERCISE)].map(
      ([, tutorial = '', step = '', sample = '']) => ({
        page: path.parse(file).name,
        step: `tutorials/${tutorial}/${step}`,
        sample,
        id: exerciseId(sample),
        files: readStep(path.join(SAMPLES_DIR, 'tutorials', tutorial, step)).files,
        solution: readShownSample(SAMPLES_DIR, sample),
      }),
    ),
  );
}
