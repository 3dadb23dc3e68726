import { exerciseChecks, exerciseExpects } from '#words';
import type { ShownCheck } from '../../model/exercise.ts';
import { useText } from '../lib/useText.ts';

export interface ChecksProps {
  checks: readonly ShownCheck[];
}

export function Checks({ checks }: ChecksProps) {
  const text = useText();
  return (
    <div className="Checks-checks">
      <p>{text(exerciseChecks)}</p>
      <ol>
        {checks.map(({ title, sent, status }) => (
          <li key={title}>
            <p>
              <strong>{title}</strong> {text(exerciseExpects, { status })}
            </p>
            <pre>{sent}</pre>
          </li>
        ))}
      </ol>
    </div>
  );
}
