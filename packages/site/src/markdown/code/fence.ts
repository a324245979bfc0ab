import type { Code } from 'mdast';
import { didYouMean } from '../../model/problem';
import { parseSyntax } from '../../model/syntax';
import type { CodeFacts } from '../article';
import { LANGUAGES, type Language } from '../highlight/highlight';
import type { Fail } from '../tree';

/** Drawings are fences too, but not shown as code. */
const KNOWN: readonly string[] = [...LANGUAGES, 'svg'];
const GROUP = /^group=([A-Za-z0-9_.-]+)$/;

/** Parses the language and info string of a fence; reports mistakes to `fail`. */
export function readFence(node: Code, fail: Fail): CodeFacts {
  const language = readLanguage(node, fail);
  const words = (node.meta ?? '').trim().split(/\s+/).filter(Boolean);
  if (!parseSyntax(language) && words.length > 0) {
    fail(`A ${language} fence takes no options, but has '${words.join(' ')}': remove them.`, node);
    return { language };
  }
  const skip = words.includes('skip');
  let group: string | undefined;
  for (const word of words) {
    const found = GROUP.exec(word);
    if (found) group = found[1];
    else if (word !== 'skip' && word !== 'test-ligo') {
      fail(`Unknown fence option '${word}': use group=NAME, test-ligo group=NAME or skip.`, node);
    }
  }
  if (words.includes('test-ligo') && !group)
    fail('A test-ligo fence needs a group: write test-ligo group=NAME.', node);
  if (skip && words.length > 1) fail('A skip fence is not a program: remove group and test-ligo.', node);
  return { language, group, skip };
}

function readLanguage(node: Code, fail: Fail): Language {
  const name = node.lang ?? '';
  const language = LANGUAGES.find((one) => one === name);
  if (language) return language;
  const advice = `use one of ${KNOWN.join(', ')}.`;
  if (name) fail(`Unknown language '${name}': ${didYouMean(name, KNOWN, advice)}`, node);
  else fail('This code has no language: write one after the backticks, or `text`.', node);
  return 'text';
}
