import path from 'node:path';
import { isOpenApi, readOperations } from '../../../model/operations.ts';
import { parseJson } from '../../../model/parseJson.ts';
import { toPosix } from '../../content/sourceFiles.ts';
import { code, paragraph, strong, text } from '../nodes.ts';
import { answerText, marksOf, recordedCurl } from '../samples/answer.ts';
import { readShownSample, type ShownSample } from '../samples/read.ts';
import { consoleBlocks, exchangeOf, requestBlocks } from '../samples/recorded.ts';

export type Exchange = ReturnType<typeof readExchange>;

export type RecordedStep = ReturnType<typeof readRecordedStep>;

function readExchange(sample: ShownSample, id: string) {
  const { request, answer } = exchangeOf(sample, id);
  if ('outcome' in answer)
    throw new Error(
      `The request "${id}" of the step "${sample.name}" gets no response: a reader could not go on.`,
    );
  const document = parseJson(answer.body);
  const { title } = request;
  const command = recordedCurl(request);
  return {
    id,
    title,
    marks: marksOf(request, answer),
    /** The request and its response; a long body is cut. */
    blocks: requestBlocks(sample, id),
    text: [title, command, answerText(answer)].join('\n\n'),
    /** Of a response with an OpenAPI document: the operations, the request and the whole response. */
    openApi: isOpenApi(document)
      ? {
          heading: paragraph(strong(text(title))),
          operations: readOperations(document),
          request: code('sh', 'title="Request"', command),
          answer: answerText(answer, { whole: true }),
        }
      : undefined,
  };
}

/**
 * Reads the requests, recorded responses and output of a step.
 * @throws When a recording is missing, with the command that creates it.
 */
export function readRecordedStep(samples: string, dir: string) {
  const sample = readShownSample(samples, toPosix(path.relative(samples, dir)));
  return {
    exchanges: sample.requests.map(({ id }) => readExchange(sample, id)),
    console: consoleBlocks(sample, []),
    sample,
  };
}
