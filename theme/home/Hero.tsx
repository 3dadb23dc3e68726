import { CHEESE, LAYERS, SEEDS } from '../brand/layers.ts';
import { HomeBelowSheet, HomeSheet } from './HomeSheet.tsx';
import { type PartProps, part } from './part.tsx';

export function Hero({ children }: PartProps) {
  return (
    <>
      <HomeSheet />
      <div className="Hero-hero HeroLight-light">{children}</div>
      <HomeBelowSheet />
    </>
  );
}

export const Words = part('Hero-words');

export function Stage({ children }: PartProps) {
  return (
    <div className="Hero-stage">
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

export { Results } from './HeroResults.tsx';

export const Result = part('Hero-result', 'li');
