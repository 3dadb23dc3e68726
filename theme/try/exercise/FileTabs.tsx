import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exerciseAnother, exerciseFiles, exerciseRemove } from '#words';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { NewFile } from './NewFile.tsx';
import styles from './SolveExercise.module.css';

export interface FileTabsProps {
  files: Readonly<Record<string, string>>;
  path: string;
  panel: string;
  /** True for a file that the reader has added. */
  canRemove: boolean;
  onChoose: (path: string) => void;
  onAdd: (path: string) => void;
  onRemove: () => void;
}

/** Index of the tab that a key selects. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with the files of a program, and a button that adds a file and then asks for its path. */
export function FileTabs({ files, path, panel, canRemove, onChoose, onAdd, onRemove }: FileTabsProps) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const paths = Object.keys(files);
  const focus = (at: number) => list.current?.querySelectorAll('button')[at]?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const at = STEPS[event.key]?.(paths.indexOf(path), paths.length);
    const next = at === undefined ? undefined : paths[at];
    if (at === undefined || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(next);
    focus(at);
  };
  return (
    <>
      <div className={styles.bar}>
        <div
          ref={list}
          role="tablist"
          aria-label={text(exerciseFiles)}
          className={styles.tabs}
          onKeyDown={onKeyDown}
        >
          {paths.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={each === path}
              aria-controls={panel}
              tabIndex={each === path ? 0 : -1}
              onClick={() => onChoose(each)}
            >
              {each}
            </button>
          ))}
        </div>
        <button
          ref={adding}
          type="button"
          className={styles.add}
          aria-expanded={isAdding}
          aria-controls={isAdding ? id : undefined}
          onClick={() => setAdding(!isAdding)}
        >
          <span aria-hidden="true">+</span> {text(exerciseAnother)}
        </button>
        {canRemove ? (
          <Button
            shape="quiet"
            onClick={() => {
              flushSync(onRemove);
              // The removed file takes its button, and the focus, with it: the first file is shown.
              focus(0);
            }}
          >
            {text(exerciseRemove)}
          </Button>
        ) : null}
      </div>
      {isAdding ? (
        <div id={id} className={styles.adding}>
          <NewFile
            files={files}
            onAdd={(added) => {
              setAdding(false);
              onAdd(added);
            }}
            onLeave={() => {
              setAdding(false);
              adding.current?.focus();
            }}
          />
        </div>
      ) : null}
    </>
  );
}
