import path from 'node:path';
import type { RootContent } from 'mdast';
import { isOpenApi, type Json } from '../../../model/operations.ts';
import { toPosix } from '../../content/sourceFiles.ts';
import { answerText, marksOf } from '../samples/answer.ts';
import { readShownSample, type ShownSample } from '../samples/read.ts';
import { consoleBlocks, exchangeOf, requestBlocks } from '../samples/recorded.ts';
import { recordedCurl } from '../samples/recordedCurl.ts';

export interface Exchange {
  /** Unique in the step. */
  id: string;
  /** Purpose of the request, in a few words. */
  title: string;
  /** Method, address and status, as attributes. */
  marks: Readonly<Record<string, string>>;
  /** The request and its response; a long body is cut. */
  blocks: RootContent[];
  /** The same as plain text. */
  text: string;
  /** For a response with an OpenAPI document: the document, the command, and the whole response. */
  openApi: { document: Json; command: string; answer: string } | undefined;
}

export interface RecordedStep {
  exchanges: Exchange[];
  console: RootContent[];
  sample: ShownSample;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readExchange(sample: ShownSample, id: string): Exchange {
  const { request, answer } = exchangeOf(sample, id);
  if ('outcome' in answer)
    throw new Error(
      `The request "${id}" of the step "${sample.name}" gets no response: a reader could not go on.`,
    );
  const document = parseJson(answer.body);
  const { title } = request;
  const command = recordedCurl(request);
  const openApi = isOpenApi(document)
    ? { document, command, answer: answerText(answer, { whole: true }) }
    : undefined;
  const text = [title, command, answerText(answer)].join('\n\n');
  return {
    id,
    title,
    marks: marksOf(request, answer),
    blocks: requestBlocks(sample, id),
    text,
    openApi,
  };
}

/**
 * Reads the requests, recorded responses and output of a step.
 * @throws When a recording is missing, with the command that creates it.
 */
export function readRecordedStep(samples: string, dir: string): RecordedStep {
  const sample = readShownSample(samples, toPosix(path.relative(samples, dir)));
  return {
    exchanges: sample.requests.map(({ id }) => readExchange(sample, id)),
    console: consoleBlocks(sample, []),
    sample,
  };
}
