import { Fragment } from 'react';
import styles from './TypeEntry.module.css';

function Line({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}

export function Doc({ text }: { text: string }) {
  const blocks = text.split(/\n+(?!- )|\n\n/);
  return blocks.map((block) => {
    const [first = '', ...points] = block.split(/(?:^|\n)- /);
    return (
      <div key={block} className={styles.doc}>
        {first ? (
          <p>
            <Line text={first} />
          </p>
        ) : null}
        {points.length > 0 ? (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Line text={point} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    );
  });
}
