import { EditorView } from '@codemirror/view';

/**
 * CodeMirror writes its styles into a `style` element, which the content security policy of the site forbids. In a shadow
 * root it uses a style sheet that was made by script, which is allowed; so the document takes over that of a shadow root.
 */
export function adoptEditorStyles(): void {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  new EditorView({ root }).destroy();
  Object.assign(document, root);
}
