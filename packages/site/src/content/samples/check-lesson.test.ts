import { createLanguage } from '@ligo-docs/ligo';
import { describe, expect, it, test } from 'vitest';
import { compileArticle } from '../../markdown/compile';
import { parseMarkdown } from '../../markdown/parse';
import { checkLesson } from './check-lesson';

const language = createLanguage();

/** A fence in each syntax; `=` begins the body of `double` in both. */
const pair = (role: string, [jsligo, cameligo]: readonly [string, string]) =>
  `\`\`\`jsligo ${role}\n${jsligo}\n\`\`\`\n\n\`\`\`cameligo ${role}\n${cameligo}\n\`\`\`\n\n`;

const double = (body: string) =>
  [`const double = (n: int): int => ${body};`, `let double (n : int) : int = ${body}`] as const;

const TESTS = [
  'const test_two = Assert.assert(double(2) == 4);\nconst test_zero = Assert.assert(double(0) == 0);\nconst test_three = Assert.assert(double(3) == 6);',
  'let test_two = Assert.assert (double 2 = 4)\nlet test_zero = Assert.assert (double 0 = 0)\nlet test_three = Assert.assert (double 3 = 6)',
] as const;

interface Wrong {
  readonly marks: string;
  readonly program: readonly [string, string];
}

const WRONG: readonly Wrong[] = [
  { marks: 'match="n \\* n" fails="test_three"', program: double('n * n') },
  { marks: 'fails="test_zero"', program: double('n + 2') },
  { marks: 'match="= n$|=> n;" fails="test_two"', program: double('n') },
];

const exercise = ({
  start = double('n'),
  tests = TESTS as readonly [string, string],
  solution = double('n * 2'),
  wrong = WRONG,
}) => `::::exercise{title="Double"}
Double a number.

${pair('start', start)}${pair('tests', tests)}${pair('solution', solution)}:::hint
Add.
:::

${wrong.map(({ marks, program }, index) => `:::wrong[Answer ${index + 1}.]{${marks}}\n${pair('', program)}:::\n\n`).join('')}::::
`;

const prediction = (right: string, value = 'sum') => `::::predict[What?]{value="${value}" ${right}}
${pair('', ['const sum = 2 * 3;\nconst test_zero = 6 / (sum - 6);', 'let sum = 2 * 3\nlet test_zero = 6 / (sum - 6)'])}:::why
Because.
:::
::::
`;

async function messagesFor(markdown: string): Promise<string[]> {
  const { variants, problems } = compileArticle({
    tree: parseMarkdown(markdown),
    title: 'Lesson',
    file: 'lesson.md',
    folder: 'course',
    versions: ['next'],
  });
  expect(problems).toEqual([]);
  const article = variants[0]?.article;
  if (!article) throw new Error('The lesson has no article.');
  const found = await checkLesson('lesson.md', article, language);
  expect(found.every(({ isError }) => isError)).toBe(true);
  return found.map(({ line, message }) => `${line}: ${message}`);
}

describe('an exercise', () => {
  it('may be as it says', async () => {
    expect(await messagesFor(exercise({}))).toEqual([]);
  });

  const [jsligo, cameligo] = double('n * 2');
  test.each([
    [
      'whose start passes',
      { start: double('n + n') },
      [
        '5: The start in JsLIGO passes the tests: there is nothing to do.',
        '9: The start in CameLIGO passes the tests: there is nothing to do.',
      ],
    ],
    [
      'whose solution fails in one syntax',
      { solution: [jsligo, 'let double (n : int) : int = n * 3'] as const },
      [
        /^29: The solution in CameLIGO does not pass the tests: test_two fails, failed with "failed assertion" \(at 'Assert.assert \(double 2 = 4\)'\); test_three fails/,
      ],
    ],
    [
      'whose solution has a problem in one syntax',
      { solution: ['const double = (n: int): int => m;', cameligo] as const },
      [/^25: The solution in JsLIGO does not pass the tests: Variable "m" is not declared/],
    ],
    [
      'without tests',
      {
        tests: ['const a = 1;', 'let a = 1'] as const,
        wrong: WRONG.map(({ program }, index) => ({ marks: `match="a" fails="test_${index}"`, program })),
      },
      expect.arrayContaining([
        expect.stringMatching(/^13: The tests in JsLIGO have no test: declare a name that begins with test/),
        expect.stringMatching(/^17: The tests in CameLIGO have no test/),
      ]),
    ],
    [
      'with a wrong attempt that passes',
      { wrong: [{ marks: 'fails="test_two"', program: double('2 * n') }, ...WRONG.slice(0, 2)] },
      [
        '38: This wrong attempt in JsLIGO passes all tests: add a test that it fails.',
        '42: This wrong attempt in CameLIGO passes all tests: add a test that it fails.',
      ],
    ],
    [
      'with a wrong attempt that gets the answer of another one',
      { wrong: [...WRONG, { marks: 'match="n \\+ 3" fails="test_zero"', program: double('n + 3') }] },
      [
        /This wrong attempt in JsLIGO gets the answer of another one, 'Answer 2\.': narrow that one/,
        /in CameLIGO gets the answer of another one/,
      ],
    ],
    [
      'with a mark that is also that of the solution',
      { wrong: [...WRONG, { marks: 'match="n \\* " fails="test_two"', program: double('n * 4') }] },
      [/'n \\\* ' also matches the solution in JsLIGO/, /also matches the solution in CameLIGO/],
    ],
    [
      'with a mark that does not find its attempt',
      { wrong: [...WRONG, { marks: 'match="n - "', program: double('n * 4') }] },
      [/in JsLIGO is not recognised by its marks: test_two fails/, /in CameLIGO is not recognised/],
    ],
    [
      'with a mark that names no test',
      { wrong: [...WRONG, { marks: 'match="4" fails="test_four"', program: double('n * 4') }] },
      [
        /There is no test 'test_four' in JsLIGO: use one of test_two, test_zero, test_three/,
        /not recognised/,
        /CameLIGO/,
        /not recognised/,
      ],
    ],
    [
      'with an attempt that should pass',
      { wrong: [...WRONG, { marks: 'match="3 / 3" passes', program: double('3 / 3') }] },
      [/in JsLIGO should pass: test_two fails/, /in CameLIGO should pass/],
    ],
  ])('%s is reported', async (_what, parts, expected) => {
    const messages = await messagesFor(exercise(parts));
    if (!Array.isArray(expected)) return expect(messages).toEqual(expected);
    expect(messages).toEqual(
      expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    );
  });
});

describe('a prediction', () => {
  test.each([
    ['the value', 'right="6"', 'sum', []],
    [
      'another value',
      'right="5"',
      'sum',
      [
        "3: The right answer in JsLIGO is '6', not '5': correct it.",
        "8: The right answer in CameLIGO is '6', not '5': correct it.",
      ],
    ],
    ['how a test fails', 'right="failed with &quot;DIV by 0&quot;"', 'test_zero', []],
    ['a value that is missing', 'right="6"', 'total', [/has no 'total' in JsLIGO/, /in CameLIGO/]],
  ])('may be %s', async (_what, right, value, expected) => {
    expect(await messagesFor(prediction(right, value))).toEqual(
      expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    );
  });
});
