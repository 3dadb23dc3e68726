import { type MouseEvent, type ReactNode, useId } from 'react';
import { searchInParts, searchMeant, searchRecent, searchStart, searchWithout } from '#words';
import { useReference } from '../lib/useDocs.ts';
import { useText } from '../lib/useText.ts';
import { ingredientOf } from './ingredientOf.ts';
import type { ListContent } from './listContent.ts';
import { LinkOption, QueryOption } from './Option.tsx';
import { Results } from './Results.tsx';
import styles from './SearchDialog.module.css';
import type { OptionProps } from './useCombobox.ts';

interface GroupProps {
  label: string;
  children: ReactNode;
}

function Group({ label, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      {children}
    </div>
  );
}

/** Maximum of words that a sentence names. */
const MAX_NAMED = 3;

function named(missing: readonly string[]): string {
  const quoted = missing.slice(0, MAX_NAMED).map((word) => `"${word}"`);
  return `${quoted.join(', ')}${missing.length > MAX_NAMED ? ' …' : ''}`;
}

interface OptionsProps {
  content: ListContent;
  isStart: boolean;
  /** Words of the query without a page. */
  missing: readonly string[];
  found: boolean;
  optionProps: OptionProps;
  onQuery: (query: string) => void;
  onFollow: (event: MouseEvent) => void;
}

export function Options({ content, isStart, missing, found, optionProps, onQuery, onFollow }: OptionsProps) {
  const text = useText();
  const resolve = useReference();
  const { queries, pages, startingPoints, count } = content;
  const without = missing.length > 0 ? text(searchWithout, { words: named(missing) }) : text(searchInParts);
  const results = (
    <Results pages={pages} optionProps={optionProps} from={queries.length} onFollow={onFollow} />
  );
  return (
    <>
      {queries.length > 0 ? (
        <Group label={text(isStart ? searchRecent : searchMeant)}>
          {queries.map((query, at) => (
            <QueryOption key={query} option={optionProps(at)} query={query} onChoose={onQuery} />
          ))}
        </Group>
      ) : null}
      {found || pages.length === 0 ? results : <Group label={without}>{results}</Group>}
      {startingPoints.length > 0 ? (
        <Group label={text(searchStart)}>
          {startingPoints.map(({ text: label, href }, at) => (
            <LinkOption
              key={href}
              option={optionProps(count - startingPoints.length + at)}
              href={resolve(href)}
              onFollow={onFollow}
            >
              <span className={styles.start} data-ingredient={ingredientOf(resolve(href))}>
                {text(label)}
              </span>
            </LinkOption>
          ))}
        </Group>
      ) : null}
    </>
  );
}
