/** The editor of an exercise: CodeMirror, in a shadow root, where style sheets that scripts make are allowed (SAFE-1). */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
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
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.65', maxBlockSize: '30rem' },
  '.cm-content': { minBlockSize: '8rem', caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--bg-code)', color: 'var(--text-3)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--bg-hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'Highlight',
    opacity: '0.4',
  },
});

/**
 * Typing over a selection: Chromium would keep the look of what it replaces, in an attribute that the site's policy refuses
 * (SAFE-1).
 */
const REPLACING = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    if (!data || inputType !== 'insertText' || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

export interface EditorOptions {
  source: string;
  /** What screen readers call it. */
  label: string;
  onChange: (source: string) => void;
}

/**
 * Makes an editor in an element. Tab leaves it, as in every field.
 *
 * @returns takes it away again.
 */
export function createEditor(host: HTMLElement, { source, label, onChange }: EditorOptions): () => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: source,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        REPLACING,
        typescriptLanguage,
        syntaxHighlighting(HIGHLIGHT),
        LOOK,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return () => view.destroy();
}
