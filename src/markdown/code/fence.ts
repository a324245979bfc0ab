import { isLanguage, type Language } from '../../grammar';
import { nearest } from '../../model/problem';

/** What the first line of a fence says. */
export interface Fence {
  readonly language: Language;
  readonly group?: string;
  readonly isTest: boolean;
  readonly skip: boolean;
}

const KNOWN = [
  'jsligo',
  'cameligo',
  'michelson',
  'bash',
  'json',
  'typescript',
  'ocaml',
  'solidity',
  'text',
  'svg',
];
const GROUP = /^group=([A-Za-z0-9_.-]+)$/;

/** Reads language and info string of a fence; `fail` gets what a writer must mend. */
export function readFence(
  lang: string | null | undefined,
  meta: string | null | undefined,
  fail: (message: string) => void,
): Fence {
  const language = readLanguage(lang ?? '', fail);
  const words = (meta ?? '').trim().split(/\s+/).filter(Boolean);
  const isProgram = language === 'jsligo' || language === 'cameligo';
  if (!isProgram && words.length > 0) {
    fail(`A ${language} fence takes no further words, but has '${words.join(' ')}': take them away.`);
    return { language, isTest: false, skip: false };
  }
  let group: string | undefined;
  for (const word of words) {
    const found = GROUP.exec(word);
    if (found) group = found[1];
    else if (word !== 'skip' && word !== 'test-ligo') {
      fail(
        `'${word}' may not stand after the language of a fence: known are group=NAME, test-ligo group=NAME and skip.`,
      );
    }
  }
  const isTest = words.includes('test-ligo');
  const skip = words.includes('skip');
  if (isTest && !group) fail('A test-ligo fence needs a group: write test-ligo group=NAME.');
  if (skip && words.length > 1) fail('A skip fence is no program: leave group and test-ligo away.');
  return { language, group, isTest, skip };
}

function readLanguage(lang: string, fail: (message: string) => void): Language {
  if (isLanguage(lang)) return lang;
  if (!lang) fail('This code has no language: write it after the backticks, or `text`.');
  else {
    const guess = nearest(lang, KNOWN);
    fail(
      `'${lang}' is no language of this site${guess ? `: did you mean ${guess}?` : `: known are ${KNOWN.join(', ')}.`}`,
    );
  }
  return 'text';
}
