import { CHEESE, LAYERS, SEEDS } from '../brand/layers.ts';
import { HomeBelowSheet, HomeSheet } from './HomeSheet.tsx';
import { type PartProps, part } from './part.tsx';

/** What is seen first: words, and below them one program with the four things that it makes. */
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

/** One frame around a program and what it makes, with a burger on it. */
export function Program({ children }: PartProps) {
  return (
    <div className="Hero-program">
      <svg className="Hero-burger" viewBox="52 26 256 297" aria-hidden="true">
        {LAYERS.map(({ shape, fill }) => (
          <path key={shape} d={shape} fill={fill} />
        ))}
        <path d={CHEESE.shape} fill={CHEESE.fill} />
        <path d={SEEDS.shape} fill="none" stroke={SEEDS.stroke} strokeWidth="5" strokeLinecap="round" />
      </svg>
      {children}
    </div>
  );
}

/** The files. Lines of the first are marked with the number of what they make (`marks` of a `<Sample>`). */
export const File = part('Hero-file');

/** What the file makes, in the order of its marks. */
export const Results = part('Hero-results', 'ol');

/** One of them: a sentence, then what was recorded. */
export const Result = part('Hero-result', 'li');
