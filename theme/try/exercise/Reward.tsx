import { exerciseLayers } from '#words';
import { CHEESE, LAYERS } from '../../brand/layers.ts';
import { useText } from '../../lib/useText.ts';
import styles from './Reward.module.css';

/** Layers between the buns, from the bottom: one for each solved exercise. */
const FILLINGS = LAYERS.slice(1, -1).toReversed();

export interface RewardProps {
  count: number;
  solved: number;
}

/** A burger with one layer for each solved exercise; the newest layer drops in. */
export function Reward({ count, solved }: RewardProps) {
  const text = useText();
  const [top, bottom] = [LAYERS[0], LAYERS[LAYERS.length - 1]];
  const fillings = FILLINGS.slice(0, count);
  return (
    <svg
      viewBox="56 24 248 302"
      className={styles.burger}
      role="img"
      aria-label={text(exerciseLayers, { solved, count })}
    >
      <path d={top?.shape} fill={top?.fill} />
      {fillings.map(({ shape, fill }, at) => (
        <g
          key={shape}
          className={styles.layer}
          data-is={at < solved ? (at === solved - 1 ? 'new' : 'there') : 'open'}
        >
          <path d={shape} fill={fill} />
          {at === 0 ? <path d={CHEESE.shape} fill={CHEESE.fill} /> : null}
        </g>
      ))}
      <path d={bottom?.shape} fill={bottom?.fill} />
    </svg>
  );
}
