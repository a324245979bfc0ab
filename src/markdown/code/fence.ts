import type { Code } from 'mdast';
import { nearest } from '../../model/problem';
import { parseSyntax } from '../../model/syntax';
import { isLanguage, type Language, languages } from '../highlight/languages';

/** The info string of a fence. */
export interface Fence {
  readonly language: Language;
  readonly group?: string;
  readonly skip: boolean;
}

/** A drawing is written in a fence too, but is not shown as code. */
const KNOWN: readonly string[] = [...languages, 'svg'];
const GROUP = /^group=([A-Za-z0-9_.-]+)$/;

/** Reads language and info string of a fence; `fail` gets the mistakes in them. */
export function readFence(
  { lang, meta }: Pick<Code, 'lang' | 'meta'>,
  fail: (message: string) => void,
): Fence {
  const language = readLanguage(lang ?? '', fail);
  const words = (meta ?? '').trim().split(/\s+/).filter(Boolean);
  if (!parseSyntax(language) && words.length > 0) {
    fail(`A ${language} fence takes no options, but has '${words.join(' ')}': remove them.`);
    return { language, skip: false };
  }
  let group: string | undefined;
  for (const word of words) {
    const found = GROUP.exec(word);
    if (found) group = found[1];
    else if (word !== 'skip' && word !== 'test-ligo') {
      fail(`Unknown fence option '${word}': use group=NAME, test-ligo group=NAME or skip.`);
    }
  }
  const skip = words.includes('skip');
  if (words.includes('test-ligo') && !group)
    fail('A test-ligo fence needs a group: write test-ligo group=NAME.');
  if (skip && words.length > 1) fail('A skip fence is not a program: remove group and test-ligo.');
  return { language, group, skip };
}

function readLanguage(lang: string, fail: (message: string) => void): Language {
  if (isLanguage(lang)) return lang;
  const guess = nearest(lang, KNOWN);
  const advice = guess ? `did you mean ${guess}?` : `use one of ${KNOWN.join(', ')}.`;
  if (lang) fail(`Unknown language '${lang}': ${advice}`);
  else fail('This code has no language: write one after the backticks, or `text`.');
  return 'text';
}
