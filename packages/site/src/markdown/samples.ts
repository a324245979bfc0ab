import type { Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CodeFacts, PrintedText, Sample } from './article';
import { readFence } from './code/fence';
import { addFacts, element, type Fail, isParent, isProgram } from './tree';

const FENCE_COMMENT = /^<!--\s*(skip|differs|michelson):\s*(.+?)\s*-->$/s;

/** Reads all fences, joins adjacent JsLIGO and CameLIGO ones into pairs, and lists samples in page order. */
export function collectSamples(root: Root, fail: Fail): Sample[] {
  const samples: Sample[] = [];
  let pairs = 0;
  visit(root, (node) => {
    if (node.type === 'code' && node.lang !== 'svg') {
      addFacts(node, readFence(node, fail));
      if (!isProgram(node)) return;
      const sample: Sample = {
        ...node.data?.code,
        syntax: node.lang,
        code: node.value,
        line: (node.position?.start.line ?? 1) + 1,
      };
      if (sample.skip && !sample.inFails && !sample.skipReason)
        fail('A skip fence outside of :::fails needs a reason: put <!-- skip: why --> before it.', node);
      node.data = { ...node.data, code: sample };
      samples.push(sample);
    } else if (isParent(node) && !isPair(node)) {
      applyFenceComments(node);
      markOutputs(node.children);
      node.children = joinPairs(node.children, () => ++pairs) as typeof node.children;
    }
  });
  return samples;
}

export const OUTPUT_LANGUAGES: readonly string[] = ['text', 'michelson', 'json'];

/** The fences with outputs and the commands before them, in page order. */
export function collectPrinted(root: Root): PrintedText[] {
  const printed: PrintedText[] = [];
  let commands: string[] = [];
  visit(root, 'code', ({ lang, value, position }) => {
    if (lang === 'bash') commands.push(...value.split('\n'));
    else {
      const line = (position?.start.line ?? 0) + 1;
      if (lang && OUTPUT_LANGUAGES.includes(lang))
        printed.push({ language: lang, text: value, line, commands });
      commands = [];
    }
  });
  return printed;
}

/** The comments that give a reason for the fences after them. */
const REASONS: Readonly<Record<string, (reason: string) => CodeFacts>> = {
  skip: (skipReason) => ({ skipReason }),
  differs: (differsReason) => ({ differsReason }),
  michelson: (otherReason) => ({ otherReason }),
};

/** Stores the reasons of comments like `<!-- skip: why -->` in the fences after them. */
function applyFenceComments(parent: Parent): void {
  let facts: CodeFacts | undefined;
  for (const child of parent.children) {
    const [match, kind = '', reason = ''] =
      (child.type === 'html' && FENCE_COMMENT.exec(child.value.trim())) || [];
    if (match) facts = REASONS[kind]?.(reason);
    else if (child.type !== 'code') facts = undefined;
    else if (facts) addFacts(child, facts);
  }
}

/** An output that directly follows its command is shown as one block with it. */
function markOutputs(children: readonly Nodes[]): void {
  children.forEach((child, index) => {
    const before = children[index - 1];
    const isOutput = child.type === 'code' && child.lang && OUTPUT_LANGUAGES.includes(child.lang);
    if (isOutput && before?.type === 'code' && before.lang === 'bash') addFacts(child, { isOutput: true });
  });
}

function joinPairs(children: readonly Nodes[], nextPair: () => number): Nodes[] {
  const joined: Nodes[] = [];
  for (const child of children) {
    const before = joined.at(-1);
    if (before && isProgram(before) && isProgram(child) && before.lang !== child.lang) {
      const pair = nextPair();
      for (const code of [before, child]) addFacts(code, { pair });
      joined[joined.length - 1] = element('div', {}, [before, child], { island: 'sample' });
    } else joined.push(child);
  }
  return joined;
}

function isPair(node: Nodes): boolean {
  return node.type === 'wrapper' && node.data.island === 'sample';
}
