/** Bash, OCaml and Solidity, with the stream parsers of CodeMirror. */
import { clike } from '@codemirror/legacy-modes/mode/clike';
import { oCaml } from '@codemirror/legacy-modes/mode/mllike';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { type StreamParser, StringStream } from '@codemirror/streamparser';
import type { Token, TokenClass } from '../../ligo/grammar/tokens';
import { solidityWords } from './solidity-words';

type StreamLanguage = 'bash' | 'ocaml' | 'solidity';

const modes: Readonly<Record<StreamLanguage, StreamParser<unknown>>> = {
  bash: shell,
  ocaml: oCaml,
  solidity: clike({ name: 'solidity', ...solidityWords }),
};

/** The token names of the modes. */
const classOfStyle: Readonly<Record<string, TokenClass>> = {
  keyword: 'k',
  atom: 'k',
  type: 't',
  typeName: 't',
  string: 's',
  quote: 's',
  number: 'n',
  comment: 'c',
  operator: 'o',
  attribute: 'a',
  meta: 'd',
  builtin: 'b',
};

/** The modes look back over the whole line, so that very long lines would take very long. */
const MAX_LINE_LENGTH = 2000;

/** The coloured tokens of `code`, in order. */
export function streamTokens(code: string, language: StreamLanguage): Token[] {
  const mode = modes[language];
  const state = mode.startState?.(2);
  const tokens: Token[] = [];
  let lineStart = 0;
  for (const line of code.split('\n')) {
    if (line === '') mode.blankLine?.(state, 2);
    const stream = new StringStream(line.length <= MAX_LINE_LENGTH ? line : '', 2, 2);
    while (!stream.eol()) {
      stream.start = stream.pos;
      const style = mode.token(stream, state);
      if (stream.pos === stream.start) stream.next();
      const tokenClass = style && classOfStyle[style.split(/[. ]/)[0] ?? ''];
      if (!tokenClass) continue;
      const from = lineStart + stream.start;
      const to = lineStart + stream.pos;
      const last = tokens.at(-1);
      // The modes read `--no-warn` in two steps.
      if (last && last.class === tokenClass && last.to === from) last.to = to;
      else tokens.push({ from, to, class: tokenClass });
    }
    lineStart += line.length + 1;
  }
  return tokens;
}
