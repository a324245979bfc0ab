import { createLanguage } from '@ligo-docs/ligo';
import { describe, expect, it, test } from 'vitest';
import { compileArticle } from '../../markdown/compile';
import { joinPieces } from '../../markdown/copy/write';
import { parseMarkdown } from '../../markdown/parse';
import { tellFigures } from './tell-figures';

const language = createLanguage();

const cameligo = (body: string) => `module Box = struct
  type storage = { sum : int }
  [@entry] let add (n : int) (s : storage) : operation list * storage =
    let () = Assert.Error.assert (n <> 0) "ZERO" in
    [], { sum = s.sum + n }
end
let test_calls =
  let box = Test.Next.originate (contract_of Box) { sum = 0 } 0tez in
  ${body}`;

const jsligo = (body: string) => `namespace Box {
  export type storage = { sum: int };
  @entry const add = (n: int, s: storage): [list<operation>, storage] => {
    Assert.Error.assert(n != 0, "ZERO");
    return [[], { sum: s.sum + n }];
  };
}
const test_calls = do {
  const box = Test.Next.originate(contract_of(Box), { sum: 0 }, 0tez);
  ${body}
};`;

const CALLS = {
  jsligo: jsligo(
    'Test.Next.Typed_address.transfer_exn(box.taddr, Add(2), 0tez);\n  return Test.Next.Typed_address.transfer(box.taddr, Add(0), 1tez);',
  ),
  cameligo: cameligo(
    'let _ = Test.Next.Typed_address.transfer_exn box.taddr (Add 2) 0tez in\n  Test.Next.Typed_address.transfer box.taddr (Add 0) 1tez',
  ),
};

const figure = ({ jsligo, cameligo } = CALLS, kind = 'calls') =>
  `:::figure[Two calls]{trace="${kind}"}\n\`\`\`jsligo\n${jsligo}\n\`\`\`\n\n\`\`\`cameligo\n${cameligo}\n\`\`\`\n:::\n`;

async function drawn(markdown: string) {
  const tree = parseMarkdown(markdown);
  const messages: string[] = [];
  await tellFigures(tree, language, (line, message) => messages.push(`${line}: ${message}`));
  const { variants, problems } = compileArticle({
    tree,
    title: 'Lesson',
    file: 'lesson.md',
    folder: 'course',
    versions: ['next'],
  });
  expect(problems).toEqual([]);
  return { messages, article: variants[0]?.article };
}

describe('a figure', () => {
  it('is drawn from a run of its program, with the values of each syntax', async () => {
    const { messages, article } = await drawn(figure());
    expect(messages).toEqual([]);
    const text = (article?.html ?? '').replace(/<[^>]+>/g, '');
    expect(text).toContain('Its storage { sum: 0 } becomes { sum: 2 }.');
    expect(text).toContain('Its storage { sum = 0 } becomes { sum = 2 }.');
    expect(text).toContain('add(0) and 1 tez, which fails: failed with "ZERO".');
    expect(article?.html.match(/<svg /g)).toHaveLength(2);
    expect(article?.html).toContain('class="trace-fails"');
  });

  it('of the storage has no drawing', async () => {
    const { article } = await drawn(figure(CALLS, 'storage'));
    expect(article?.html).not.toContain('<svg ');
    expect(article?.html).toContain('<ol class="trace-steps">');
  });

  it('is a list in the Markdown copy', async () => {
    const { article } = await drawn(figure());
    const copy = joinPieces(article?.copy ?? [], 'cameligo', () => undefined);
    expect(copy).toContain('**Two calls**');
    expect(copy).toContain(
      '`bob` calls `Box` with `add(2)`. Its storage `{ sum = 0 }` becomes `{ sum = 2 }`.',
    );
  });

  test.each([
    [
      'with a problem',
      { ...CALLS, jsligo: jsligo('return boxes;') },
      [/^12: Variable "boxes" is not declared/],
    ],
    [
      'that fails',
      {
        ...CALLS,
        cameligo: cameligo('Test.Next.Typed_address.transfer_exn box.taddr (Add 0) 0tez'),
      },
      [
        /^18: The program of this figure does not pass: .*ZERO/,
        /^3: The programs of this figure do different things/,
      ],
    ],
    [
      'that calls nothing',
      { jsligo: 'const a = 1;', cameligo: 'let a = 1' },
      [/^3: The program of this figure calls no contract/, /^7: .*calls no contract/],
    ],
  ])('%s is reported', async (_what, programs, expected) => {
    expect((await drawn(figure(programs))).messages).toEqual(
      expected.map((one) => expect.stringMatching(one)),
    );
  });
});
