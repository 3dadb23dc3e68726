import { type ReactNode, useId, useMemo, useState } from 'react';
import { exerciseMistake, programFiles } from '#words';
import tabs from '../../../content/Tabs.module.css';
import { useText } from '../../../lib/useText.ts';
import { LazyCodeField } from '../../editor/LazyCodeField.tsx';
import { mistakeWords, obstacleText } from '../../problemText.ts';
import { type PartProps, useProgramState } from './useProgramState.ts';

export interface CodeProps extends PartProps {
  /** Tabs that do more than choose a file, of the panel with an id. Default: one for each file. */
  tabs?: (panel: string) => ReactNode;
}

/** The editor in the place of the code, once the reader has begun to edit, with a tab for each file. */
export function Code({ store, tabs: ownTabs }: CodeProps) {
  const text = useText();
  const panel = useId();
  const [states] = useState(() => new Map());
  const { files, paths, path, takesFocus, pressed, revision, outcome, sent, sending } =
    useProgramState(store);
  const { command } = store.source.start;
  const found = outcome?.mistake;
  const mistake = useMemo(
    () => found && { ...found, message: mistakeWords(found, text, command) },
    [found, text, command],
  );
  const obstacle = outcome && sent.length === 0 ? obstacleText(outcome, text, command) : undefined;
  const message = mistake ? text(exerciseMistake, { ...mistake, file: mistake.path }) : obstacle;
  return (
    <div className={path === undefined ? undefined : 'Program-edit'}>
      {path === undefined ? null : (
        <div className={tabs.tabs}>
          {ownTabs?.(panel) ?? (
            <div className={`code-header ${tabs.list}`} role="tablist" aria-label={text(programFiles)}>
              {paths.map((each) => (
                <button
                  key={each}
                  type="button"
                  role="tab"
                  className={tabs.tab}
                  aria-selected={each === path}
                  aria-controls={panel}
                  tabIndex={each === path ? 0 : -1}
                  // Arrow keys move the focus from tab to tab.
                  onFocus={() => store.edit(each, false)}
                  onClick={() => store.edit(each)}
                >
                  {each}
                </button>
              ))}
            </div>
          )}
          <div id={panel} role="tabpanel" aria-label={path}>
            <LazyCodeField
              key={`${path} ${revision}`}
              source={files[path] ?? ''}
              original={store.source.files[path] ?? ''}
              label={path}
              states={states}
              isCompared={false}
              takesFocus={takesFocus}
              pressed={pressed}
              isBare
              mistake={mistake?.path === path ? mistake : undefined}
              onChange={(changed) => store.change(path, changed)}
            />
          </div>
        </div>
      )}
      {message ? (
        // The editor shows the mistake at its line.
        <p
          role="alert"
          aria-busy={Boolean(sending)}
          className={mistake?.path === path ? 'visually-hidden' : 'Program-problem'}
        >
          {message}
        </p>
      ) : null}
    </div>
  );
}
