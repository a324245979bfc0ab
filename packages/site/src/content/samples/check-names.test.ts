import { describe, expect, it, test } from 'vitest';
import { NO_CONTENT } from '../../../../../tests/helpers/no-content';
import { compileArticle } from '../../markdown/compile';
import { parseMarkdown } from '../../markdown/parse';
import { formatProblem } from '../../model/problem';
import type { Library, LibrarySymbol } from '../content';
import { parseOnce } from './analyse';
import { checkNames } from './check-names';
import { noFindings, textsOf } from './findings';

const symbol = (name: string, facts: Partial<LibrarySymbol> = {}): [string, LibrarySymbol] => [
  name,
  {
    fullName: name,
    kind: 'value',
    cameligo: '',
    page: 'reference/list-reference',
    anchor: '',
    ...facts,
  },
];

const library: Library = {
  entries: [],
  symbols: new Map([
    symbol('List.length'),
    symbol('List.find', { since: '1.10.0' }),
    symbol('List.size', { deprecated: { use: 'List.length' } }),
  ]),
  commands: new Map(),
};

/** Checks the samples of one page that is in all versions. */
function check(...blocks: string[]) {
  const file = 'lists.md';
  const { variants } = compileArticle({
    tree: parseMarkdown(blocks.join('\n\n')),
    title: 'Lists',
    file,
    folder: 'docs',
    versions: ['2.0.0', '1.0.0'],
  });
  const page = {
    id: 'lists',
    file,
    kind: 'guide' as const,
    title: 'Lists',
    description: '',
    keywords: [],
    draft: false,
    versions: ['2.0.0', '1.0.0'],
    variants: variants.map((variant) => ({ ...variant, names: [] })),
  };
  const found = noFindings();
  for (const text of textsOf({ ...NO_CONTENT, pages: [page], library }))
    checkNames(text, library, parseOnce(), found);
  const { counts, errors, warnings } = found;
  return {
    programs: counts.programs,
    errors: errors.map(formatProblem),
    warnings: warnings.map(formatProblem),
  };
}

const jsligo = (code: string, info = '') => `\`\`\`jsligo ${info}\n${code}\n\`\`\``;
const cameligo = (code: string, info = '') => `\`\`\`cameligo ${info}\n${code}\n\`\`\``;

describe('the samples of a page', () => {
  it('are valid if they use existing names and agree in both syntaxes', () => {
    expect(
      check(
        jsligo('const size = (l: list<nat>): nat => List.length(l);'),
        cameligo('let size (l : nat list) : nat = List.length l'),
      ),
    ).toEqual({ programs: 2, errors: [], warnings: [] });
  });

  it('of the same group and syntax are one program', () => {
    const { programs, errors } = check(
      jsligo('type storage = int;', 'group=vote'),
      'Words.',
      jsligo('const zero: storage = 0;', 'group=vote'),
      'Words.',
      cameligo('let zero = 0', 'group=vote'),
    );
    expect(programs).toBe(2);
    expect(errors).toEqual([]);
  });

  it('are not checked if they are skipped', () => {
    expect(check('<!-- skip: a fragment -->', jsligo('const = = ;', 'skip'))).toEqual({
      programs: 0,
      errors: [],
      warnings: [],
    });
  });

  test.each([
    ['List.lenght', "The standard library has no 'List.lenght': did you mean 'List.length'?"],
    [
      'List.find',
      "'List.find' does not exist in 1.0.0: put the sample in :::since or :::until, or use another name.",
    ],
    ['List.size', "'List.size' is deprecated: use 'List.length', or say on the page that it is deprecated."],
  ])('may not use %s', (name, message) => {
    const { errors } = check(cameligo(`let a = ${name} b`));
    expect(errors).toEqual([expect.stringMatching(/^lists\.md:2:\d+: /)]);
    expect(errors[0]).toContain(message);
  });

  it('may use deprecated names on a page that says so', () => {
    expect(check('`List.size` is deprecated.', cameligo('let a = List.size b')).errors).toEqual([]);
  });
});

describe('a pair of samples', () => {
  it('declares the same names, or gives a reason', () => {
    expect(check(jsligo('const total = 1;'), cameligo('let sum = 1')).warnings).toEqual([
      'lists.md:2: The two samples of this pair declare different names: jsligo alone declares total, cameligo alone declares sum. Correct them, or put <!-- differs: why --> before the pair.',
    ]);
  });

  it('may differ on purpose', () => {
    expect(
      check('<!-- differs: the names are the topic -->', jsligo('const total = 1;'), cameligo('let sum = 1'))
        .warnings,
    ).toEqual([]);
  });
});
