import { expect, it } from 'vitest';
import { compileArticle } from '../markdown/compile';
import { parseMarkdown } from '../markdown/parse';
import { differingSections } from './differences';

function differences(source: string): number | undefined {
  const { variants } = compileArticle({
    tree: parseMarkdown(source),
    title: 'Numbers',
    file: 'numbers.md',
    folder: 'docs',
    versions: ['2.0.0', '1.0.0'],
  });
  const [newer, older] = ['2.0.0', '1.0.0'].map(
    (version) => variants.find(({ versions }) => versions.includes(version))?.article,
  );
  return newer && older && differingSections(newer, older);
}

it('a text without marks does not differ', () => {
  expect(differences('Text.\n\n## One\n\nText.')).toBe(0);
});

it('each section with other words, samples or marks counts, and the others do not', () => {
  const source = [
    'Text :since[of today]{version=2.0.0}.',
    '## One\n\nText with a [link](https://one.example).',
    '## Two\n\n:::since{version=2.0.0}\n```jsligo\nconst a = 1;\n```\n:::',
    '## Three\n\n[Another](https://two.example).',
    ':::since{version=2.0.0}\n## Four\n\nText.\n:::',
  ];
  expect(differences(source.join('\n\n'))).toBe(3);
});
