import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { listTutorials } from '../../../e2e/support/sampleFiles.ts';
import { patternOf } from '../../../model/routeMatch.ts';
import { SAMPLES_DIR } from '../../content/samples/runtimes.ts';
import { statusOf } from '../samples/answer.ts';
import { readShownSample } from '../samples/read.ts';
import { readSteps, readTutorial } from '../steps/history.ts';

describe.each(listTutorials())('the drawing of the tutorial %s', (name) => {
  const dir = path.join(SAMPLES_DIR, 'tutorials', name);
  const last = readSteps(dir).at(-1);
  const files = [...(last?.files ?? [])];
  const program = files.map(([, text]) => text).join('\n');
  const { drawing } = readTutorial(dir);

  test('shows the program that the last step has', () => {
    switch (drawing?.shows) {
      case 'exchange': {
        const { requests, recording } = readShownSample(SAMPLES_DIR, `tutorials/${name}/${last?.name}`);
        const [{ id, method, target } = { id: '', method: '', target: '' }] = requests;
        const answer = recording?.answers[id];
        if (!answer || 'outcome' in answer) throw new Error('The first request has no response.');
        const { body } = answer;
        expect(drawing).toEqual({ shows: 'exchange', method, target, status: statusOf(answer), body });
        return;
      }
      case 'routes': {
        const routes = files.filter(([file]) => file.endsWith('/route.ts'));
        const methodsOf = (source: string) =>
          source.match(/(?<=^export .*\b)(?:GET|POST|PUT|PATCH|DELETE)\b/gm);
        expect(new Map(drawing.routes.map((route) => [route.path, route.methods]))).toEqual(
          new Map(routes.map(([file, source]) => [patternOf(file), methodsOf(source)])),
        );
        return;
      }
      case 'tables': {
        const created = [...program.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+) \((.*?)\n\s*\);/gs)];
        expect(drawing.tables.map((table) => table.name)).toEqual(created.map(([, table]) => table));
        for (const [at, { columns }] of drawing.tables.entries()) {
          const own = created[at]?.[2]?.matchAll(/^\s*(\w+) [A-Z]+\b.*?(?:REFERENCES (\w+).*)?,?$/gm) ?? [];
          expect(columns.map((column) => [column.name, column.refersTo])).toEqual(
            [...own].map(([, column, refersTo]) => [column, refersTo]),
          );
        }
        return;
      }
      default:
        expect(files.map(([file]) => file)).toEqual(expect.arrayContaining(drawing?.layers ?? ['a drawing']));
    }
  });
});
