/** The editor of exercises and programs: CodeMirror, in a shadow root, where style sheets that scripts make are allowed (SAFE-1). */
import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { unifiedMergeView } from '@codemirror/merge';
import { Compartment, EditorState, type EditorStateConfig } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

const color = (name: string) => ({ color: `var(--${name})` });

const HIGHLIGHT = HighlightStyle.define([
  { tag: [tags.comment], ...color('code-comment') },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], ...color('code-keyword') },
  { tag: [tags.string, tags.regexp], ...color('code-string') },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], ...color('code-function') },
  { tag: [tags.number, tags.bool, tags.null], ...color('code-constant') },
  { tag: [tags.typeName, tags.className], ...color('code-type') },
]);

const LOOK = EditorView.theme({
  '&': {
    backgroundColor: 'var(--bg-code)',
    color: 'var(--text)',
    border: '1px solid var(--control)',
    borderRadius: 'var(--radius-2)',
    fontSize: 'var(--type-3)',
  },
  // iOS zooms into a field whose text is smaller.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: 'var(--type-5)' } },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.65', maxBlockSize: '30rem' },
  '.cm-content': { minBlockSize: '8rem', caretColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--bg-code)', color: 'var(--text-3)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--bg-hover)' },
  '.cm-mistake': { backgroundColor: 'var(--bg-removed)', boxShadow: 'inset 3px 0 var(--tomato)' },
  '.cm-mistakeWords': {
    padding: '2px 6px 4px',
    backgroundColor: 'var(--bg-removed)',
    boxShadow: 'inset 3px 0 var(--tomato)',
    color: 'var(--tomato)',
    fontFamily: 'var(--sans)',
    overflowWrap: 'anywhere',
  },
  '&.cm-merge-b .cm-changedLine': { backgroundColor: 'var(--bg-added)' },
  '&.cm-merge-b .cm-changedLineGutter': { backgroundColor: 'var(--lettuce)' },
  '&.cm-merge-b .cm-deletedChunk': { backgroundColor: 'var(--bg-removed)' },
  '&.cm-merge-b .cm-deletedLineGutter': { backgroundColor: 'var(--tomato)' },
  // Colour must not be the only sign of removed text.
  '& .cm-deletedLine del': { textDecoration: 'line-through' },
  // Same rule as on the page, which does not apply inside the shadow root.
  '.cm-line::selection, .cm-line ::selection': {
    backgroundColor: 'var(--brand)',
    color: 'var(--on-brand)',
  },
});

/** Measures of served code (`content/CodeBlock.module.css`): editing causes no layout shift. */
const BARE = EditorView.theme({
  '&': { border: '0', borderRadius: '0', backgroundColor: 'transparent', isolation: 'isolate' },
  // Above the lines and their numbers, which have a background.
  '&.cm-focused': { outline: '0' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: '3px solid var(--focus)',
    pointerEvents: 'none',
  },
  '.cm-scroller': { maxBlockSize: '60rem' },
  '.cm-content': { minBlockSize: '0', paddingBlock: 'calc(47px - var(--head)) 14px' },
  // The mark of a mistake has room before the code, the focus ring before the numbers.
  '.cm-line': { paddingInline: 'var(--number-gap, 4px) 16px' },
  '.cm-lineNumbers .cm-gutterElement': {
    minInlineSize: 'calc(var(--start, 20px) - var(--number-gap, 4px))',
    paddingInline: '0',
    fontSize: '0.75em',
    lineHeight: '2.2',
  },
});

/** Typing over a selection: Chromium would copy the look of the replaced text, in an attribute that the site's policy refuses (SAFE-1). */
const REPLACING = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    if (!data || inputType !== 'insertText' || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** A new file has no removed lines: its empty original would count as one empty line. */
const NEW_FILE = EditorView.theme({ '& .cm-deletedChunk': { display: 'none' } });

/** On the root of the page where the reader has long lines wrapped. */
const WRAP_ATTRIBUTE = 'data-wrap';

/** Distance of a line that is shown from the edges of the window, in px: the navbar and the tabs of the editor lie there. */
const SHOWN = { yMargin: 120 };

/** Parts of a state that are stored with its text and selection. */
const STORED = { history: historyField };

/** Ctrl/⌘+Enter is the form's (`submitByKey.ts`). */
const KEYS = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

/** States of destroyed editors, by label: undo works after a return to a file. */
export type EditorStates = Map<string, { doc?: unknown }>;

export interface EditorOptions {
  source: string;
  original: string;
  label: string;
  /** True in place of served code, with its frame and measures; else the editor draws a frame itself. */
  isBare?: boolean | undefined;
  isWrapped?: boolean | undefined;
  /** The editor restores the state of its label if the text is the same, and stores its state when destroyed. */
  states?: EditorStates | undefined;
  onChange: (source: string) => void;
}

/** A place in the document, in px from its start. */
export interface Place {
  x: number;
  y: number;
}

export interface LineMistake {
  /** From 1. */
  line: number;
  message: string;
}

class Words extends WidgetType {
  readonly #message: string;

  constructor(message: string) {
    super();
    this.#message = message;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'cm-mistakeWords';
    element.textContent = this.#message;
    return element;
  }
}

/** Marks a line, with the message below it. The first change removes the mark, which may be outdated then. */
function mistakeIn(state: EditorState, { line, message }: LineMistake) {
  const { from, to } = state.doc.line(Math.min(line, state.doc.lines));
  return EditorView.decorations.of(
    Decoration.set([
      Decoration.line({ class: 'cm-mistake' }).range(from),
      Decoration.widget({ widget: new Words(message), block: true, side: 1 }).range(to),
    ]),
  );
}

/** The page does not see a field in a shadow root: it would take typed keys for shortcuts. */
function stopShortcuts(event: KeyboardEvent): void {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || (event.key.length === 1 && !isCommand)) event.stopPropagation();
}

export interface Editor {
  /** Shows the lines that were changed and the removed ones between them, or hides them. */
  compare: (isCompared: boolean) => void;
  /** Marks a line and scrolls it into view, or removes the mark; the reader's next change removes it, too. */
  mark: (mistake: LineMistake | undefined) => void;
  /** Takes the focus, and shows its caret. @param place where the caret is. Default: where it was. */
  focus: (place?: Place) => void;
  destroy: () => void;
}

/**
 * Draws and measures all lines before the first paint, with the editor at the top of the window. Lines outside of
 * it have estimated heights: content below the editor would move when the reader scrolls to them.
 */
function measureLines(view: EditorView): void {
  view.dom.style.translate = `0 ${-view.dom.getBoundingClientRect().top}px`;
  // Measures synchronously, unlike `requestMeasure`.
  view.elementAtHeight(0);
  view.dom.style.translate = '';
}

/** Makes an editor in an element. Tab leaves it, as in every field. */
export function createEditor(
  host: HTMLElement,
  { source, original, label, isBare, isWrapped, states, onChange }: EditorOptions,
): Editor {
  const comparison = new Compartment();
  const mistakes = new Compartment();
  const changes = [
    unifiedMergeView({ original, mergeControls: false, highlightChanges: false }),
    original === '' ? NEW_FILE : [],
  ];
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  host.addEventListener('keydown', stopShortcuts);
  const config: EditorStateConfig = {
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      isBare && !isWrapped && !document.documentElement.hasAttribute(WRAP_ATTRIBUTE)
        ? []
        : EditorView.lineWrapping,
      keymap.of([...KEYS, ...historyKeymap]),
      REPLACING,
      typescriptLanguage,
      syntaxHighlighting(HIGHLIGHT),
      isBare ? [BARE, LOOK] : LOOK,
      comparison.of([]),
      mistakes.of([]),
      EditorState.transactionExtender.of(({ docChanged }) =>
        docChanged ? { effects: mistakes.reconfigure([]) } : null,
      ),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  };
  const last = states?.get(label);
  const view = new EditorView({
    root,
    parent: root,
    state:
      last?.doc === source
        ? EditorState.fromJSON(last, config, STORED)
        : EditorState.create({ ...config, doc: source }),
  });
  measureLines(view);
  return {
    compare: (isCompared) => view.dispatch({ effects: comparison.reconfigure(isCompared ? changes : []) }),
    mark: (mistake) =>
      view.dispatch({
        effects: [
          mistakes.reconfigure(mistake ? mistakeIn(view.state, mistake) : []),
          ...(mistake
            ? [
                EditorView.scrollIntoView(
                  view.state.doc.line(Math.min(mistake.line, view.state.doc.lines)).from,
                  SHOWN,
                ),
              ]
            : []),
        ],
      }),
    focus(place) {
      view.focus();
      const at = place && view.posAtCoords({ x: place.x - scrollX, y: place.y - scrollY }, false);
      const anchor = at ?? view.state.selection.main.head;
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, SHOWN) });
    },
    destroy: () => {
      states?.set(label, view.state.toJSON(STORED));
      host.removeEventListener('keydown', stopShortcuts);
      view.destroy();
    },
  };
}
