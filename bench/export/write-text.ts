/** Writes the text of a page in the dialect of one tool: its own tabs around pairs of samples, its own escapes. */
import type { PeerName } from '../sites';

type Syntax = 'jsligo' | 'cameligo';

interface Sample {
  readonly syntax: Syntax;
  readonly fence: string;
}

/** How a tool writes tabs. */
interface Dialect {
  /** Whether braces and angle brackets have a meaning in prose. */
  readonly isMdx: boolean;
  readonly head: string;
  readonly tabs: (samples: readonly Sample[]) => string;
}

/** The closest grammars that all three peers have; without them they would not highlight anything. */
const LANGUAGES = new Map([
  ['jsligo', 'ts'],
  ['cameligo', 'ocaml'],
  ['michelson', 'text'],
]);
const LABELS: Readonly<Record<Syntax, string>> = { jsligo: 'JsLIGO', cameligo: 'CameLIGO' };

const DIALECTS: Readonly<Record<PeerName, Dialect>> = {
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

/** A fence with the prefix of its lines: list indentation or a block-quote marker. */
const fenceOf = (syntax: Syntax, edge: string) => `(\`{3,})${syntax}[^\\n]*\\n([\\s\\S]*?)\\n${edge}`;
const PAIR = new RegExp(
  `^([ >]*)${fenceOf('jsligo', '\\1\\2')}\\n(?:[ >]*\\n)+\\1${fenceOf('cameligo', '\\1\\4')}$`,
  'gm',
);
const FENCE = /^([ >]*)(`{3,})(\w*)([^\n]*)\n[\s\S]*?\n\1\2$/gm;
const INLINE_CODE = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/**
 * The text in a tool's dialect. The text is generated, canonical Markdown, so regular expressions suffice;
 * parsing it would take longer than some of the measured builds.
 */
export function writeText(text: string, peer: PeerName): string {
  const { isMdx, head, tabs } = DIALECTS[peer];
  const prose = isMdx ? outside(text, FENCE, escapeForMdx) : text;
  const paired = prose.replaceAll(
    PAIR,
    (_pair: string, edge: string, jsTicks: string, jsCode: string, camlTicks: string, camlCode: string) =>
      indent(
        tabs([
          { syntax: 'jsligo', fence: `${jsTicks}jsligo\n${unindent(jsCode, edge)}\n${jsTicks}` },
          { syntax: 'cameligo', fence: `${camlTicks}cameligo\n${unindent(camlCode, edge)}\n${camlTicks}` },
        ]),
        edge,
      ),
  );
  return head + paired.replaceAll(FENCE, withLanguage);
}

function indent(text: string, edge: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? edge.trimEnd() : edge + line))
    .join('\n');
}

/** Lines without the prefix of the enclosing list or quotation; an empty line may lack part of it. */
function unindent(code: string, edge: string): string {
  const lines = code.split('\n');
  return lines.map((line) => (line.startsWith(edge) ? line.slice(edge.length) : '')).join('\n');
}

function withLanguage(fence: string, edge: string, ticks: string, lang: string, info: string): string {
  const [, ...lines] = fence.split('\n');
  const label = /^ \[\w+\]$/.test(info) ? info : '';
  return [`${edge}${ticks}${LANGUAGES.get(lang) ?? (lang || 'text')}${label}`, ...lines].join('\n');
}

function escapeForMdx(prose: string): string {
  return outside(prose, INLINE_CODE, (words) => words.replaceAll(/\\?([{}<])/g, '\\$1'));
}

/** Changes the text outside the matches of a pattern. */
function outside(text: string, pattern: RegExp, change: (part: string) => string): string {
  let written = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    written += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return written + change(text.slice(end));
}
