/** JsLIGO and CameLIGO for CodeMirror: our grammars, with the colours of the samples on pages. */
import { indentService, LRLanguage, syntaxTree } from '@codemirror/language';
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { parser as cameligo } from '../../ligo/grammar/generated/cameligo';
import { parser as jsligo } from '../../ligo/grammar/generated/jsligo';
import { tokensOf } from '../../ligo/grammar/ligo-tokens';
import type { Syntax } from '../../model/syntax';

export function ligoLanguage(syntax: Syntax): Extension {
  const [parser, block] =
    syntax === 'jsligo' ? [jsligo, { open: '/*', close: '*/' }] : [cameligo, { open: '(*', close: '*)' }];
  const language = LRLanguage.define({
    name: syntax,
    parser,
    languageData: { commentTokens: { line: '//', block } },
  });
  return [language, colours, indentation];
}

const colours = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor({ state }: EditorView) {
      this.decorations = colour(state);
    }
    update({ state, startState }: ViewUpdate) {
      if (syntaxTree(state) !== syntaxTree(startState)) this.decorations = colour(state);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function colour(state: EditorView['state']): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let done = 0;
  for (const token of tokensOf(state.doc.toString(), syntaxTree(state))) {
    if (token.from < done || token.to > state.doc.length) continue;
    builder.add(token.from, token.to, Decoration.mark({ class: token.class }));
    done = token.to;
  }
  return builder.finish();
}

const OPENS = /(?:[[({]|=>?|->|\b(?:then|else|with|in|do|struct|begin))\s*$/;

/** A new line is as deep as the one before it, and deeper after what opens a block. */
const indentation = indentService.of((context, position) => {
  const { text } = context.lineAt(position, -1);
  const { from } = context.state.doc.lineAt(position);
  if (from === 0 && position === 0) return 0;
  const depth = /^\s*/.exec(text)?.[0].length ?? 0;
  return OPENS.test(text.slice(0, Math.max(0, position - from))) ? depth + context.unit : depth;
});
