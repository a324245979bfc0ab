import { createLanguage } from '@ligo-docs/ligo';
import { describe, expect, test } from 'vitest';
import { compileArticle } from '../../markdown/compile';
import { parseMarkdown } from '../../markdown/parse';
import { analyseOnce } from './analyse';
import { checkCompiled } from './check-compiled';
import { noFindings } from './findings';
import { answerWith, computedOutputs } from './page-terminal';

const language = createLanguage();

const SAMPLE = `:::sample{title="poll"}
\`\`\`jsligo group=poll
@entry const vote = (n: int, s: int): [list<operation>, int] => [[], s + n];
\`\`\`

\`\`\`cameligo group=poll
[@entry] let vote (n : int) (s : int) : operation list * int = [], s + n
\`\`\`
:::

`;
const fence = (lang: string, text: string) => `\`\`\`${lang}\n${text}\n\`\`\`\n\n`;

function compiled(markdown: string) {
  const file = 'docs/a.md';
  const { variants, problems } = compileArticle({
    tree: parseMarkdown(`${SAMPLE}${markdown}`),
    title: 'Poll',
    file,
    folder: 'docs',
    versions: ['1.9.2'],
    answerCommands: (_versions, commands, samples) =>
      computedOutputs(commands, answerWith(samples, language)),
  });
  const [variant] = variants;
  if (!variant) throw new Error('The text was not compiled.');
  return { file, variant, problems };
}

/** What the checks say about a page with this text. */
function checked(markdown: string) {
  const { file, variant } = compiled(markdown);
  const found = noFindings();
  checkCompiled(
    { file, ...variant },
    analyseOnce(() => language),
    () => language,
    found,
  );
  return {
    errors: found.errors.map(({ message }) => message),
    exempt: found.exempt.length,
    same: found.counts.compiled,
  };
}

const CODE = '{ parameter int ; storage int ; code { UNPAIR ; ADD ; NIL operation ; PAIR } }';

describe('outputs that are empty', () => {
  test('are computed', () => {
    const { variant, problems } = compiled(
      fence('bash', 'ligo compile contract poll.jsligo') + fence('michelson', ''),
    );
    expect(problems).toEqual([]);
    expect(variant.article.html).toMatch(/parameter/);
    expect(variant.article.printed[0]?.text.replace(/\s+/g, ' ')).toBe(CODE);
  });

  test.each([
    ['ligo run test poll.jsligo', 'does not know what `ligo run test poll.jsligo` prints'],
    ['ligo compile contract other.jsligo', 'does not know'],
    ['ligo compile parameter poll.jsligo \'Vote("x")\'', 'fails: '],
  ])('cannot be those of %s', (command, message) => {
    const { problems } = compiled(fence('bash', command) + fence('michelson', ''));
    expect(problems.map((problem) => problem.message).join()).toContain(message);
  });

  test('must be the same in both syntaxes', () => {
    const commands = 'ligo compile expression jsligo 1\nligo compile expression cameligo 2';
    const { problems } = compiled(fence('bash', commands) + fence('michelson', ''));
    expect(problems[0]?.message).toContain('write an empty fence after each command');
  });
});

describe('outputs that are quoted', () => {
  test('are compared', () => {
    const command = fence('bash', 'ligo compile contract poll.mligo');
    expect(checked(command + fence('michelson', CODE))).toEqual({ errors: [], exempt: 0, same: 1 });
    const wrong = checked(command + fence('michelson', CODE.replace('ADD', 'MUL')));
    expect(wrong.errors).toEqual([expect.stringContaining('The command prints something else')]);
  });

  test('may be written to a file, and be sizes', () => {
    const storage =
      fence('bash', "ligo compile storage poll.jsligo '42' -o poll.storage.tz") + fence('michelson', '42');
    const size = fence('bash', 'ligo info measure-contract poll.jsligo');
    expect(checked(storage)).toMatchObject({ errors: [], same: 1 });
    expect(checked(size + fence('text', '30 bytes'))).toMatchObject({ errors: [], same: 1 });
    expect(checked(size + fence('text', '29 bytes')).errors).toHaveLength(1);
  });

  test('without a command must be in a contract of the page', () => {
    expect(checked(fence('michelson', '{ UNPAIR ; ADD ; NIL operation ; PAIR }'))).toMatchObject({ same: 1 });
    expect(checked(fence('michelson', '{ UNPAIR ; SUB }'))).toEqual({ errors: [], exempt: 1, same: 0 });
  });
});
