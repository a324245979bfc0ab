/**
 * `npm run grammar -- generate [language…]`: writes the parser tables under packages/ligo/src/syntax/grammar/generated.
 * `npm run grammar -- measure <folder…>`: runs the grammars on the programs in these folders.
 */

import type { CheckedLanguage } from '@ligo-docs/ligo/syntax';
import { generate, grammars } from './generate';
import { measure } from './measure';

export function main(_command: string, [action, ...args]: readonly string[]): number {
  const unknown = args.find((name) => !isGrammar(name));
  if (action === 'generate' && !unknown) {
    for (const language of args.length > 0 ? args.filter(isGrammar) : grammars) generate(language);
    return 0;
  }
  if (action === 'measure' && args.length > 0) {
    console.log(measure(args));
    return 0;
  }
  console.error(`Usage: npm run grammar -- generate [${grammars.join('|')}…] | measure <folder…>`);
  return 2;
}

function isGrammar(name: string): name is CheckedLanguage {
  return grammars.some((grammar) => grammar === name);
}
