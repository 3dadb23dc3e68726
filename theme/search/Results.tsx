import { type MouseEvent, useId } from 'react';
import { searchInPage } from '#words';
import { useText } from '../lib/useText.ts';
import type { PageHits } from './groupHits.ts';
import type { Segment } from './ranking/excerpt.ts';
import type { SearchHit } from './ranking/searchIndex.ts';
import '../brand/Ingredient.page.css';
import { ingredientOf } from './ingredientOf.ts';
import { LinkOption } from './Option.tsx';
import styles from './Results.module.css';
import { trailOf } from './trailOf.ts';
import type { OptionProps } from './useCombobox.ts';

interface ResultsProps {
  pages: readonly PageHits[];
  optionProps: OptionProps;
  from: number;
  onFollow: (event: MouseEvent) => void;
}

interface PageResultsProps extends Omit<ResultsProps, 'pages'> {
  page: PageHits;
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  let at = 0;
  return segments.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

function PageResults({ page, optionProps, from, onFollow }: PageResultsProps) {
  const text = useText();
  const titleId = useId();
  const [first, ...others] = page.hits;
  const isPage = first?.id === '';
  const sections = isPage ? others : page.hits;
  const start = isPage ? from + 1 : from;
  const title = (segments: readonly Segment[]) => (
    <>
      <span id={titleId} className={styles.title} data-ingredient={ingredientOf(page.path)}>
        <Marked segments={segments} />
      </span>{' '}
      <span className={styles.trail}>{trailOf(page, text).join(' › ')}</span>
    </>
  );
  return (
    <div role="group" aria-labelledby={titleId}>
      {isPage ? (
        <LinkOption option={optionProps(from)} href={page.path} onFollow={onFollow}>
          {title(first.heading)}
          <Excerpt hit={first} />
        </LinkOption>
      ) : (
        <div className={styles.page}>{title([{ text: page.title, marked: false }])}</div>
      )}
      <div className={styles.sections}>
        {sections.map((hit, at) => (
          <LinkOption
            key={hit.id}
            option={optionProps(start + at)}
            href={`${hit.path}#${hit.id}`}
            onFollow={onFollow}
          >
            <span className={styles.heading}>
              <Marked segments={hit.heading} />
            </span>
            {/* Not every screen reader announces groups. */}
            <span className="visually-hidden"> {text(searchInPage, { title: page.title })}</span>
            <Excerpt hit={hit} />
          </LinkOption>
        ))}
      </div>
    </div>
  );
}

function Excerpt({ hit }: { hit: SearchHit }) {
  return (
    <span className={styles.excerpt}>
      <Marked segments={hit.excerpt} />
    </span>
  );
}

export function Results({ pages, optionProps, from, onFollow }: ResultsProps) {
  let at = from;
  return pages.map((page) => {
    const start = at;
    at += page.hits.length;
    return (
      <PageResults key={page.path} page={page} optionProps={optionProps} from={start} onFollow={onFollow} />
    );
  });
}
