/** A terminal whose files are the samples of a page. */
import { type Answer, answerCommand, type Language } from '@ligo-docs/ligo';
import { syntaxOfFile } from '@ligo-docs/ligo/syntax';
import type { Sample } from '../../markdown/article';
import { joinSamples } from './programs';

/** Undefined for commands that cannot be answered, also because a file is not on the page. */
export type AnswerOnPage = (line: string) => Answer | undefined;

export function answerWith(samples: readonly Sample[], language: Language): AnswerOnPage {
  return (line) => {
    let isMissing = false;
    const read = (file: string): string | undefined => {
      const code = codeOf(file, samples);
      if (code === undefined) isMissing = true;
      return code;
    };
    const answer = answerCommand(line.replace(/^\$ /, ''), {
      read: (file) => read(file) ?? { unreadable: `There is no sample "${file}".` },
      readFrom: () => (path) => {
        const text = read(path.replace(/^\.\//, ''));
        return text === undefined ? undefined : { path, text };
      },
      languageOf: () => language,
    });
    return isMissing ? undefined : answer;
  };
}

/** The program that the reader has saved under this name: a sample with this title and its group, or a group. */
function codeOf(file: string, samples: readonly Sample[]): string | undefined {
  const [, title = '', extension] = /^(.*)\.(jsligo|mligo|json)$/.exec(file) ?? [];
  if (extension === undefined || extension === 'json') return undefined;
  const syntax = syntaxOfFile(file);
  const own = samples.filter((sample) => sample.syntax === syntax && !sample.skip);
  const named =
    own.findLast((sample) => sample.title === title) ?? own.findLast((sample) => sample.group === title);
  if (named === undefined) return undefined;
  const isPart = (sample: Sample) => sample === named || (sample.group && sample.group === named.group);
  return joinSamples(own.filter(isPart)).code;
}

/** The outputs of the commands in JsLIGO, and of those in CameLIGO. */
export function outputsBySyntax(
  answers: readonly { readonly line: string; readonly text: string }[],
): readonly (readonly string[])[] {
  const isCameligo = ({ line }: { readonly line: string }) => /\.mligo\b|\bcameligo\b/.test(line);
  const [cameligo, jsligo] = [answers.filter(isCameligo), answers.filter((one) => !isCameligo(one))];
  return [jsligo, cameligo].filter((list) => list.length > 0).map((list) => list.map(({ text }) => text));
}

/** What the build writes into an empty fence: one output, or one for each syntax if they differ. */
export function computedOutputs(
  commands: readonly string[],
  answer: AnswerOnPage,
): readonly string[] | { readonly problem: string } {
  const answers: { line: string; text: string }[] = [];
  for (const line of commands) {
    const found = answer(line);
    if (!found) return { problem: `It does not know what \`${line}\` prints.` };
    if (found.code !== 0) return { problem: `\`${line}\` fails: ${found.text}` };
    answers.push({ line, text: found.text });
  }
  if (answers.length === 0) return { problem: 'There is no command before it.' };
  return [...new Set(outputsBySyntax(answers).map((outputs) => outputs.join('\n')))];
}
