import { HomeBelowSheet, HomeSheet } from './HomeSheet.tsx';
import { type PartProps, part } from './part.tsx';

/** What is seen first: words, and beside them one file with the four things that it makes. */
export function Hero({ children }: PartProps) {
  return (
    <>
      <HomeSheet />
      <div className="Hero-hero HeroLight-light">{children}</div>
      <HomeBelowSheet />
    </>
  );
}

/** What the project is, for whom, why, and its state. */
export const Words = part('Hero-words');

/** The state of the project, said so that nobody misses it. */
export const Status = part('Hero-status');

/** The file. Its lines are marked with the number of what they make (`marks` of a `<Sample>`). */
export const File = part('Hero-file');

/** What the file makes, in the order of its marks. */
export const Results = part('Hero-results', 'ol');

/** One of them: a sentence, then what was recorded. */
export const Result = part('Hero-result', 'li');
