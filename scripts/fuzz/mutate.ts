/** Programs that are almost right: tokens and lines removed, repeated, moved, or taken from another program. */
import type { Random } from './random';

const TOKEN = /"(?:[^"\\\n]|\\.)*"|\w+|\s+|[^\w\s]/g;

/** Signs that start, end or join constructs. */
const SIGNS: readonly [string, ...string[]] = [
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  ':',
  ';',
  ',',
  '=',
  '->',
  '=>',
  '|',
  '::',
  '+',
  '-',
  '*',
  '"',
  '@',
  '#',
  '.',
  '...',
  '?',
  '!',
  '_',
  '`',
  "'",
  '0',
  '1n',
  '1tez',
  '0x00',
  '(*',
  '*)',
  '/*',
  '*/',
  '//',
  '\n',
];

export function mutated(text: string, other: string, random: Random): string {
  const tokens = text.match(TOKEN) ?? [];
  const others = other.match(TOKEN) ?? [];
  const changes = 1 + random.below(6);
  for (let change = 0; change < changes; change += 1) mutateOnce(tokens, others, random);
  return tokens.join('');
}

function mutateOnce(tokens: string[], others: readonly string[], random: Random): void {
  const at = random.below(tokens.length + 1);
  const length = 1 + random.below(random.chance(0.2) ? 40 : 3);
  const part = tokens.slice(at, at + length);
  switch (random.below(7)) {
    case 0:
      tokens.splice(at, length);
      break;
    case 1:
      tokens.splice(at, 0, ...part);
      break;
    case 2:
      tokens.splice(at, length);
      tokens.splice(random.below(tokens.length + 1), 0, ...part);
      break;
    case 3: {
      const from = random.below(others.length + 1);
      tokens.splice(at, random.below(length + 1), ...others.slice(from, from + length));
      break;
    }
    case 4:
      tokens.splice(at, random.below(2), random.pick(SIGNS));
      break;
    case 5:
      // A part many times over: this is what makes algorithms slow.
      for (let times = random.below(200); times > 0; times -= 1) tokens.splice(at, 0, ...part);
      break;
    default:
      tokens.length = at;
  }
}
