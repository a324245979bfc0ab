/** Writes the text of a page in the dialect of one tool: its own tabs around pairs of samples, its own escapes. */

/** The grammars that all three peers have and that come nearest; without them they would have nothing to colour. */
const LANGUAGES = { jsligo: 'ts', cameligo: 'ocaml', michelson: 'text' };
const LABELS = { jsligo: 'JsLIGO', cameligo: 'CameLIGO' };

/** How a tool writes tabs. `isMdx`: braces and angle brackets in prose have a meaning there. */
export const DIALECTS = {
  docusaurus: {
    isMdx: true,
    head: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n",
    tabs: (samples) =>
      [
        '<Tabs groupId="syntax">',
        ...samples.map(
          ({ syntax, fence }) =>
            `<TabItem value="${syntax}" label="${LABELS[syntax]}">\n\n${fence}\n\n</TabItem>`,
        ),
        '</Tabs>',
      ].join('\n'),
  },
  starlight: {
    isMdx: true,
    head: "import { Tabs, TabItem } from '@astrojs/starlight/components';\n\n",
    tabs: (samples) =>
      [
        '<Tabs syncKey="syntax">',
        ...samples.map(
          ({ syntax, fence }) => `<TabItem label="${LABELS[syntax]}">\n\n${fence}\n\n</TabItem>`,
        ),
        '</Tabs>',
      ].join('\n'),
  },
  vitepress: {
    isMdx: false,
    head: '',
    tabs: (samples) =>
      [
        '::: code-group',
        ...samples.map(({ syntax, fence }) => fence.replace('\n', ` [${LABELS[syntax]}]\n`)),
        ':::',
      ].join('\n'),
  },
};

/** A fence with what stands before its lines: the depth of a list, or the mark of a quotation. */
const fenceOf = (syntax, edge) => `(\`{3,})${syntax}[^\\n]*\\n([\\s\\S]*?)\\n${edge}`;
const PAIR = new RegExp(
  `^([ >]*)${fenceOf('jsligo', '\\1\\2')}\\n(?:[ >]*\\n)+\\1${fenceOf('cameligo', '\\1\\4')}$`,
  'gm',
);
const FENCE = /^([ >]*)(`{3,})(\w*)([^\n]*)\n[\s\S]*?\n\1\2$/gm;
const INLINE_CODE = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/**
 * The text in a tool's dialect. The text is canonical Markdown that a program has written, so that it need not be
 * parsed: that would take longer than some of the builds that are measured.
 */
export function writeText(text, dialect) {
  const prose = dialect.isMdx ? outside(text, FENCE, escapeForMdx) : text;
  const paired = prose.replaceAll(PAIR, (_pair, edge, ...groups) => writePair(edge, groups, dialect));
  return dialect.head + paired.replaceAll(FENCE, withLanguage);
}

function writePair(edge, [jsTicks, jsCode, camlTicks, camlCode], { tabs }) {
  const written = tabs([
    { syntax: 'jsligo', fence: `${jsTicks}jsligo\n${bare(jsCode, edge)}\n${jsTicks}` },
    { syntax: 'cameligo', fence: `${camlTicks}cameligo\n${bare(camlCode, edge)}\n${camlTicks}` },
  ]);
  return written
    .split('\n')
    .map((line) => (line === '' ? edge.trimEnd() : edge + line))
    .join('\n');
}

/** Lines without what stands before them in the list or quotation around them; an empty line may lack a part of it. */
function bare(code, edge) {
  const lines = code.split('\n');
  return lines.map((line) => (line.startsWith(edge) ? line.slice(edge.length) : '')).join('\n');
}

function withLanguage(fence, edge, ticks, lang, info) {
  const [, ...lines] = fence.split('\n');
  const label = /^ \[\w+\]$/.test(info) ? info : '';
  return [`${edge}${ticks}${LANGUAGES[lang] ?? (lang || 'text')}${label}`, ...lines].join('\n');
}

function escapeForMdx(prose) {
  return outside(prose, INLINE_CODE, (words) => words.replaceAll(/\\?([{}<])/g, '\\$1'));
}

/** Changes what a pattern does not match. */
function outside(text, pattern, change) {
  let written = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    written += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return written + change(text.slice(end));
}
