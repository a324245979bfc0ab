import type { Code, Html, Nodes, Parent, Root } from 'mdast';
import type { Reporter } from '../model/problem';
import type { Syntax } from '../model/syntax';
import type { Sample } from './article';
import { readFence } from './code/fence';
import { isParent, isProgram, type SamplePair } from './tree';

const REMARK = /^<!--\s*(skip|differs):\s*(.+?)\s*-->$/s;

/** Joins neighbouring JsLIGO and CameLIGO fences into pairs and lists all samples of the tree in page order. */
export function collectSamples(root: Root, file: string, report: Reporter): Sample[] {
  const samples: Sample[] = [];
  let pairs = 0;
  const visit = (parent: Parent) => {
    heedRemarks(parent);
    parent.children = joinPairs(parent.children as Nodes[], () => ++pairs) as Parent['children'];
    for (const child of parent.children) {
      if (child.type === 'code') samples.push(...toSample(child, file, report));
      else if (child.type === 'samplePair')
        samples.push(...child.children.flatMap((code) => toSample(code, file, report)));
      else if (isParent(child)) visit(child);
    }
  };
  visit(root);
  return samples;
}

/** `<!-- skip: why -->` and `<!-- differs: why -->` tell the fences after them; they are not part of the text. */
function heedRemarks(parent: Parent): void {
  let remark: { kind: string; reason: string } | undefined;
  for (const child of parent.children) {
    const match = child.type === 'html' ? REMARK.exec((child as Html).value.trim()) : undefined;
    if (match) remark = { kind: match[1] ?? '', reason: match[2] ?? '' };
    else if (child.type !== 'code') remark = undefined;
    else if (remark) {
      const told = remark.kind === 'skip' ? { skipReason: remark.reason } : { differsReason: remark.reason };
      child.data = { ...child.data, code: { ...child.data?.code, ...told } };
    }
  }
}

function joinPairs(children: Nodes[], nextPair: () => number): Nodes[] {
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
  if (!isProgram(node)) return [];
  const line = node.position?.start.line ?? 1;
  const fence = readFence(node.lang, node.meta, (message) => report({ file, line, message }));
  const told = node.data?.code ?? {};
  if (fence.skip && !told.inFails && !told.skipReason) {
    report({
      file,
      line,
      message: 'A skip fence outside of :::fails needs its reason: put <!-- skip: why --> before it.',
    });
  }
  return [
    {
      syntax: node.lang as Syntax,
      code: node.value,
      line: line + 1,
      group: fence.group,
      isTest: fence.isTest,
      skip: fence.skip,
      skipReason: told.skipReason,
      inFails: told.inFails ?? false,
      pair: told.pair,
      differsReason: told.differsReason,
    },
  ];
}
