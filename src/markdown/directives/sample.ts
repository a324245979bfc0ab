import type { Nodes } from 'mdast';
import { parseMarks } from '../code/marks';
import type { CodeData } from '../tree';
import { type Directive, type DirectiveTools, element } from './directive';

/** `:::sample{title="counter" mark="2,4-6"}`: a file name and marked lines for the samples inside. */
export const sample: Directive = {
  names: ['sample'],
  kind: 'block',
  attributes: ['title', 'mark'],
  label: 'none',
  usage: ':::sample{title="counter" mark="2,4-6"}',
  compile(node, _label, tools) {
    if (node.type === 'textDirective') return [];
    const { title, mark } = node.attributes ?? {};
    if (!title && !mark) tools.fail(':::sample has neither title nor mark: give one, or take the directive away.');
    if (mark && !parseMarks(mark)) tools.fail(`mark="${mark}" is no list of lines: write it like mark="2,4-6".`);
    tellSamples(node.children as Nodes[], { title: title ?? undefined, mark: mark ?? undefined }, tools);
    return node.children as Nodes[];
  },
};

/** `:::fails[why]`: samples that the compiler refuses, with the reason. */
export const fails: Directive = {
  names: ['fails'],
  kind: 'block',
  attributes: [],
  label: 'required',
  usage: ':::fails[why the compiler refuses it]',
  compile(node, label, tools) {
    tellSamples(node.children as Nodes[], { inFails: true }, tools);
    return element('div', { className: ['fails'] }, [
      element('p', { className: ['fails-reason'] }, label),
      ...(node.children as Nodes[]),
    ]);
  },
};

function tellSamples(children: Nodes[], facts: CodeData, tools: DirectiveTools): void {
  let found = false;
  for (const child of children) {
    if (child.type !== 'code') continue;
    found = true;
    if (facts.inFails && !/\bskip\b/.test(child.meta ?? '')) {
      tools.fail('A sample inside :::fails is no program: mark its fence with `skip`.');
    }
    child.data = { ...child.data, code: { ...child.data?.code, ...facts } };
  }
  if (!found) tools.fail('No code sample stands directly inside this directive.');
}
