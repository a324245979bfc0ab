/** Runs the programs of figures before a text is compiled, so that they are drawn from what happened. */
import { analyse, failuresOf, type Language, reasonOf, type Story, tellRun } from '@ligo-docs/ligo';
import { explain, focusOf } from '@ligo-docs/ligo/syntax';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isProgram } from '../../markdown/tree';
import type { Stories } from '../../model/figure';
import { SYNTAXES } from '../../model/syntax';
import { lineAt } from '../../model/text-place';

type Fail = (line: number, message: string) => void;

/** Adds to each figure what its program does. */
export async function tellFigures(root: Root, language: Language, fail: Fail): Promise<void> {
  const found: { readonly codes: readonly Code[]; readonly add: (stories: Stories) => void }[] = [];
  visit(root, 'containerDirective', (node) => {
    if (node.name !== 'figure') return;
    const codes = node.children.filter((child): child is Code => isProgram(child));
    found.push({
      codes,
      add: (stories) => {
        node.data = { ...node.data, stories };
      },
    });
  });
  for (const { codes, add } of found) {
    const told = new Map<string, Story>();
    for (const code of codes) {
      const story = await tell(code, language, fail);
      if (story) told.set(code.lang ?? '', story);
    }
    const [jsligo, cameligo] = SYNTAXES.map((syntax) => told.get(syntax));
    if (!jsligo || !cameligo) continue;
    if (jsligo.steps.length !== cameligo.steps.length)
      fail(lineOf(codes[0]), 'The programs of this figure do different things: make them agree.');
    add({ jsligo, cameligo });
  }
}

async function tell(code: Code, language: Language, fail: Fail): Promise<Story | undefined> {
  const syntax = SYNTAXES.find((one) => one === code.lang) ?? 'jsligo';
  const analysis = analyse(language, { file: 'figure', text: code.value, syntax });
  const [problem] = analysis.problems;
  if (problem) {
    const below = lineAt(code.value, focusOf(problem).from) - 1;
    fail(lineOf(code) + below, explain(problem));
    return undefined;
  }
  const { story, result } = await tellRun(analysis);
  const [failure] = failuresOf(result);
  if (failure) fail(lineOf(code), `The program of this figure does not pass: ${reasonOf(failure.stopped)}`);
  if (story.steps.length === 0)
    fail(lineOf(code), 'The program of this figure calls no contract: add a test that does.');
  return story;
}

function lineOf(code: Code | undefined): number {
  return (code?.position?.start.line ?? 0) + 1;
}
