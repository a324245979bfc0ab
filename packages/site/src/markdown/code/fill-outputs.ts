/** Outputs that the build computes: empty fences after commands. */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Sample } from '../article';
import { OUTPUT_LANGUAGES } from '../samples';
import type { Fail } from '../tree';

/** What commands print on a page with these samples, in both syntaxes if they differ; or why that is not known. */
export type AnswerCommands = (
  commands: readonly string[],
  samples: readonly Sample[],
) => readonly string[] | { readonly problem: string };

export function fillOutputs(
  root: Root,
  samples: readonly Sample[],
  answer: AnswerCommands | undefined,
  fail: Fail,
): void {
  let commands: string[] = [];
  visit(root, 'code', (node) => {
    if (node.lang === 'bash') {
      commands.push(...node.value.split('\n'));
      return;
    }
    if (node.value.trim() === '' && node.lang && OUTPUT_LANGUAGES.includes(node.lang))
      fill(node, answer?.(commands, above(node, samples)), fail);
    commands = [];
  });
}

const above = ({ position }: Code, samples: readonly Sample[]): readonly Sample[] =>
  samples.filter(({ line, inFails }) => line < (position?.start.line ?? 0) && !inFails);

function fill(node: Code, found: ReturnType<AnswerCommands> | undefined, fail: Fail): void {
  if (found === undefined) return;
  if ('problem' in found) {
    fail(`This output is empty, and the build cannot compute it. ${found.problem}`, node);
    return;
  }
  const [output = '', ...others] = found;
  if (others.length > 0)
    fail(
      'The command prints something else in the other syntax: write an empty fence after each command.',
      node,
    );
  node.value = output;
}
