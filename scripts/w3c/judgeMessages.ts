import { z } from 'zod';

/** The part of the checker's JSON that is read: https://github.com/validator/validator/wiki/Output-%C2%BB-JSON */
const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      lastColumn: z.number().optional(),
      /** The markup around the place. */
      extract: z.string().optional(),
    }),
  ),
});

export type Message = z.infer<typeof reportSchema>['messages'][number];

/** Messages that are no finding, each kind with its reason. */
interface Exception {
  message: RegExp;
  /** What the markup must hold besides. */
  extract?: RegExp;
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): (?:external stylesheet|external script|image) “\/[^/”][^”]*” blocked/,
    reason:
      "The checker reads files, and to a file the site's own addresses are not 'self'. In a browser every test listens for violations.",
  },
  {
    message: /^Inline script violates Content Security Policy \(meta tag\)/,
    extract: /<script type="application\/(?:ld\+)?json"/,
    reason:
      'Data, not a script: the browser never runs it, and asks the policy only about what it would run (HTML, "prepare the script element").',
  },
  {
    message: /^Trailing slash on void elements has no effect and interacts badly with unquoted/,
    reason: 'React writes void elements so, and quotes every attribute.',
  },
];

export interface Judgement {
  /** What is wrong, with its place, one line each. */
  findings: string[];
  /** Exceptions that no message called for: they can go. */
  unused: Exception[];
}

/**
 * Sorts what the checker says of a build.
 *
 * @param output what `vnu --format json` printed.
 * @param folder absolute path that is taken off the addresses of files.
 * @throws when the output is not the checker's JSON.
 */
export function judgeMessages(
  output: string,
  folder: string,
  exceptions: readonly Exception[] = EXCEPTIONS,
): Judgement {
  const { messages } = reportSchema.parse(JSON.parse(output));
  const unused = new Set(exceptions);
  const findings = messages.flatMap(({ type, message, url = '', lastLine, lastColumn, extract = '' }) => {
    const exception = exceptions.find(
      (candidate) => candidate.message.test(message) && (candidate.extract?.test(extract) ?? true),
    );
    if (exception) {
      unused.delete(exception);
      return [];
    }
    const file = url.replace(`file:${folder}/`, '');
    return [`${file}:${lastLine ?? 0}:${lastColumn ?? 0} ${type}: ${message}`];
  });
  return { findings, unused: [...unused] };
}
