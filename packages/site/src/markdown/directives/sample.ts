import type { Code } from 'mdast';
import { parseMarks } from '../code/marks';
import { addFacts, type DirectiveNode, element, type Fail, isProgram, text } from '../tree';
import type { Directive } from './directive';

/** `:::sample{title="counter" mark="2,4-6"}`: a file name and marked lines for the samples inside. */
export const sample: Directive = {
  names: ['sample'],
  type: 'containerDirective',
  attributes: ['title', 'mark'],
  usage: ':::sample{title="counter" mark="2,4-6"}',
  compile(node, _label, fail) {
    const title = node.attributes?.title ?? undefined;
    const mark = node.attributes?.mark ?? undefined;
    const samples = samplesIn(node, fail);
    if (!title && !mark)
      fail(':::sample has neither title nor mark: add one, or remove the directive.', node);
    if (mark) checkMarks(mark, samples, (message) => fail(message, node));
    for (const code of samples) {
      if (title && !isProgram(code))
        fail(`Only jsligo and cameligo fences show a title: remove '${title}'.`, code);
      addFacts(code, { title, mark });
    }
    return [...node.children];
  },
};

/** `:::fails[why]`: samples that the compiler rejects, with the reason. */
export const fails: Directive = {
  names: ['fails'],
  type: 'containerDirective',
  label: 'required',
  usage: ':::fails[why the compiler rejects it]',
  compile(node, label, fail) {
    for (const code of samplesIn(node, fail)) {
      if (isProgram(code) && !/\bskip\b/.test(code.meta ?? ''))
        fail('A sample inside :::fails is not a program: add `skip` to its fence.', code);
      addFacts(code, { inFails: true });
    }
    const word = element('strong', {}, [text('Rejected: ')], { copy: 'hidden' });
    const reason = element('p', { className: ['fails-reason'] }, [word, ...label], { copy: 'refusal' });
    return element('div', { className: ['fails'] }, [reason, ...node.children]);
  },
};

function samplesIn(node: DirectiveNode, fail: Fail): Code[] {
  const samples = node.children.filter((child) => child.type === 'code');
  if (samples.length === 0)
    fail(`There is no code directly inside :::${node.name}: put a fence there, or remove it.`, node);
  return samples;
}

function checkMarks(mark: string, samples: readonly Code[], fail: (message: string) => void): void {
  const marks = parseMarks(mark);
  const longest = Math.max(0, ...samples.map(({ value }) => value.split('\n').length));
  if (!marks) fail(`mark="${mark}" is not a list of lines: write it like mark="2,4-6".`);
  else if (Math.max(...marks) > longest)
    fail(`mark="${mark}" goes beyond the last line, which is ${longest}: correct the numbers.`);
}
