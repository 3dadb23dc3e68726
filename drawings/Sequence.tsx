import { TextWithCode } from '../theme/content/TextWithCode.tsx';
import { pageSheet } from '../theme/head/pageSheet.tsx';
import { Drawing } from './Drawing.tsx';
import sheet from './Sequence.page.css?url';

const Sheet = pageSheet(sheet, { below: true });

export interface SequenceProps {
  /** Who calls whom, as a sentence. */
  caption: string;
  /** Who takes part, from left to right: two to four. */
  lanes: readonly string[];
  /** Messages from top to bottom: sender and receiver by their names in `lanes`. To oneself it is a note. */
  messages: readonly (readonly [from: string, to: string, words: string])[];
}

/**
 * Who calls whom, from top to bottom.
 *
 * @throws when a message names somebody who is no lane.
 */
export function Sequence({ caption, lanes, messages }: SequenceProps) {
  const laneOf = (name: string) => {
    const lane = lanes.indexOf(name);
    if (lane < 0) throw new Error(`"${name}" is no lane of the drawing. There are: ${lanes.join(', ')}.`);
    return lane;
  };
  return (
    <Drawing caption={caption} sheet={Sheet}>
      <div className="Sequence-sequence" data-lanes={lanes.length}>
        <p className="Sequence-lanes" aria-hidden="true">
          {lanes.map((lane) => (
            <span key={lane}>{lane}</span>
          ))}
        </p>
        <ol>
          {messages.map(([from, to, words]) => {
            const lane = laneOf(from);
            const other = laneOf(to);
            return (
              <li key={`${from} ${to} ${words}`}>
                <span
                  className="Sequence-message"
                  data-start={Math.min(lane, other)}
                  data-end={Math.max(lane, other)}
                  data-back={lane > other}
                  data-note={lane === other}
                >
                  <span className="visually-hidden">{from === to ? `${from}: ` : `${from} → ${to}: `}</span>
                  <TextWithCode text={words} />
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </Drawing>
  );
}
