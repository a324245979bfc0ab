import type { Code, Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Reporter } from '../model/problem';
import { parseSyntax } from '../model/syntax';
import type { PrintedText, Sample, SampleProblem } from './article';
import { readFence } from './code/fence';
import { childrenOf, isParent, isProgram, type SamplePair } from './tree';

const FENCE_COMMENT = /^<!--\s*(skip|differs):\s*(.+?)\s*-->$/s;

/** Joins adjacent JsLIGO and CameLIGO fences into pairs and lists all samples of the tree in page order. */
export function collectSamples(root: Root, file: string, report: Reporter): Sample[] {
  const samples: Sample[] = [];
  let pairs = 0;
  const collect = (parent: Parent) => {
    applyFenceComments(parent);
    parent.children = joinPairs(childrenOf(parent), () => ++pairs) as Parent['children'];
    for (const child of parent.children) {
      if (child.type === 'code') samples.push(...toSample(child, file, report));
      else if (child.type === 'samplePair')
        samples.push(...child.children.flatMap((code) => toSample(code, file, report)));
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
  let comment: { kind: string; reason: string } | undefined;
  for (const child of parent.children) {
    const match = child.type === 'html' ? FENCE_COMMENT.exec(child.value.trim()) : undefined;
    if (match) comment = { kind: match[1] ?? '', reason: match[2] ?? '' };
    else if (child.type !== 'code') comment = undefined;
    else if (comment) {
      const reason =
        comment.kind === 'skip' ? { skipReason: comment.reason } : { differsReason: comment.reason };
      child.data = { ...child.data, code: { ...child.data?.code, ...reason } };
    }
  }
}

function joinPairs(children: readonly Nodes[], nextPair: () => number): Nodes[] {
  const joined: Nodes[] = [];
  for (let i = 0; i < children.length; i++) {
    const [first, second] = [children[i], children[i + 1]];
    if (first && second && isProgram(first) && isProgram(second) && first.lang !== second.lang) {
      const pair = nextPair();
      for (const code of [first, second]) code.data = { ...code.data, code: { ...code.data?.code, pair } };
      joined.push({ type: 'samplePair', children: [first, second] } satisfies SamplePair);
      i++;
    } else if (first) joined.push(first);
  }
  return joined;
}

function toSample(node: Code, file: string, report: Reporter): Sample[] {
  const syntax = parseSyntax(node.lang);
  if (!isProgram(node) || !syntax) return [];
  const line = node.position?.start.line ?? 1;
  const fence = readFence(node.lang, node.meta, (message) => report({ file, line, message }));
  const facts = node.data?.code ?? {};
  if (fence.skip && !facts.inFails && !facts.skipReason) {
    report({
      file,
      line,
      message: 'A skip fence outside of :::fails needs a reason: put <!-- skip: why --> before it.',
    });
  }
  const sample: Sample = {
    syntax,
    code: node.value,
    line: line + 1,
    group: fence.group,
    title: facts.title,
    isTest: fence.isTest,
    skip: fence.skip,
    skipReason: facts.skipReason,
    inFails: facts.inFails ?? false,
    pair: facts.pair,
    differsReason: facts.differsReason,
  };
  node.data = { ...node.data, code: { ...facts, sample } };
  return [sample];
}
