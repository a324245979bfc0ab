import type { Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PrintedText, Sample, SampleProblem } from './article';
import { readFence } from './code/fence';
import { addFacts, type CodeData, type Fail, isParent, isProgram, type ProgramFence } from './tree';

const FENCE_COMMENT = /^<!--\s*(skip|differs):\s*(.+?)\s*-->$/s;

/** Joins adjacent JsLIGO and CameLIGO fences into pairs and lists all samples of the tree in page order. */
export function collectSamples(root: Root, fail: Fail): Sample[] {
  const samples: Sample[] = [];
  let pairs = 0;
  const collect = (parent: Parent) => {
    applyFenceComments(parent);
    parent.children = joinPairs(parent.children, () => ++pairs) as Parent['children'];
    for (const child of parent.children) {
      if (isProgram(child)) samples.push(toSample(child, fail));
      else if (child.type === 'samplePair')
        samples.push(...child.children.map((code) => toSample(code, fail)));
      else if (isParent(child)) collect(child);
    }
  };
  collect(root);
  return samples;
}

/** Puts what is wrong with samples where they are. */
export function attachProblems(root: Root, problems: ReadonlyMap<Sample, SampleProblem>): void {
  visit(root, 'code', ({ data }) => {
    const problem = data?.code?.sample && problems.get(data.code.sample);
    if (data?.code && problem) data.code.problem = problem;
  });
}

/** The fences of plain text with the commands before them, in page order. */
export function collectPrinted(root: Root): PrintedText[] {
  const printed: PrintedText[] = [];
  let commands: string[] = [];
  visit(root, 'code', ({ lang, value, position }) => {
    if (lang === 'bash') commands.push(...value.split('\n'));
    else {
      if (lang === 'text') printed.push({ text: value, line: (position?.start.line ?? 0) + 1, commands });
      commands = [];
    }
  });
  return printed;
}

/** Stores the reasons of `<!-- skip: why -->` and `<!-- differs: why -->` in the fences after them. */
function applyFenceComments(parent: Parent): void {
  let facts: CodeData | undefined;
  for (const child of parent.children) {
    const [match, kind, reason] = (child.type === 'html' && FENCE_COMMENT.exec(child.value.trim())) || [];
    if (match) facts = kind === 'skip' ? { skipReason: reason } : { differsReason: reason };
    else if (child.type !== 'code') facts = undefined;
    else if (facts) addFacts(child, facts);
  }
}

function joinPairs(children: readonly Nodes[], nextPair: () => number): Nodes[] {
  const joined: Nodes[] = [];
  for (let i = 0; i < children.length; i++) {
    const [first, second] = [children[i], children[i + 1]];
    if (first && second && isProgram(first) && isProgram(second) && first.lang !== second.lang) {
      const pair = nextPair();
      for (const code of [first, second]) addFacts(code, { pair });
      joined.push({ type: 'samplePair', children: [first, second] });
      i++;
    } else if (first) joined.push(first);
  }
  return joined;
}

function toSample(node: ProgramFence, fail: Fail): Sample {
  const line = node.position?.start.line ?? 1;
  const { group, skip } = readFence(node, (message) => fail(message, { line }));
  const { title, skipReason, inFails = false, pair, differsReason } = node.data?.code ?? {};
  if (skip && !inFails && !skipReason)
    fail('A skip fence outside of :::fails needs a reason: put <!-- skip: why --> before it.', { line });
  const { lang: syntax, value: code } = node;
  const sample = { syntax, code, line: line + 1, group, title, skip, inFails, pair, differsReason };
  addFacts(node, { sample });
  return sample;
}
