/** Input made by chance, the same for the same seed. */
import { randomInt } from 'node:crypto';

/** Makes choices. */
export interface Chance {
  /** A whole number from 0 up to, not including, a limit. */
  readonly below: (limit: number) => number;
  readonly yes: (probability?: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** As many things as chance has it, up to a number. */
  readonly upTo: <T>(most: number, make: (index: number) => T) => T[];
  readonly shuffled: <T>(list: readonly T[]) => T[];
  /** A text with some of it lost, doubled, moved or strange. */
  readonly mutated: (text: string) => string;
}

const SEED = 'FUZZ_SEED';
const CASES = 'FUZZ_CASES';
const USUAL_CASES = 10_000;
const MOST_SHOWN = 2_000;

/** Signs that parsers trip over. */
const STRANGE: readonly string[] = [
  ...'\u0000\u0007\t\r\n "\'`:;,.-_#*&!|>%@?[]{}()<\\/~^=$+é→🌮\ud83c\u200d\ufeff\u2028İ',
  '\n\n',
  '\r\n',
  '  ',
  ':::',
  '::::',
  '```',
  '---',
  '<<: ',
  '&a ',
  '*a',
  '!!str ',
  '__proto__',
  'constructor',
  '<!--',
  '-->',
  '{version=1.10.0}',
  '{',
  '[',
];

/** Numbers that look random and follow from a seed (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  return {
    below,
    pick,
    yes: (probability = 0.5) => next() < probability,
    upTo: (most, make) => Array.from({ length: below(most + 1) }, (_, index) => make(index)),
    shuffled(list) {
      const mixed = [...list];
      for (let i = mixed.length - 1; i > 0; i--) {
        const other = below(i + 1);
        [mixed[i], mixed[other]] = [
          mixed[other] as (typeof mixed)[number],
          mixed[i] as (typeof mixed)[number],
        ];
      }
      return mixed;
    },
    mutated(text) {
      let changed = text;
      for (let times = 1 + below(4); times > 0; times--) changed = changeOnce(changed, below, pick);
      return changed;
    },
  };
}

function changeOnce(text: string, below: Chance['below'], pick: Chance['pick']): string {
  const start = below(text.length + 1);
  const end = Math.min(text.length, start + 1 + below(8));
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const lines = text.split('\n');
  const line = below(lines.length);
  switch (below(7)) {
    case 0:
      return before + after;
    case 1:
      return before + part + part + after;
    case 2:
      return before + pick(STRANGE) + part + after;
    case 3:
      return before + pick(STRANGE) + after;
    case 4:
      return lines.filter((_, index) => index !== line).join('\n');
    case 5:
      return lines.toSpliced(below(lines.length + 1), 0, lines[line] ?? '').join('\n');
    default:
      return lines.with(line, ' '.repeat(below(5)) + (lines[line] ?? '').trimStart()).join('\n');
  }
}

/** Fails a case in words; much quicker than `expect`, which counts where thousands of cases are held against it. */
export function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/**
 * Holds something against many cases that chance has made. The seed is told, and a failure tells the case and how to
 * see it again: FUZZ_SEED repeats the cases of a run, FUZZ_CASES asks for more or fewer of them. Where a case takes
 * long, `share` gives it a part of the cases, and quicker checks of the same thing get the rest.
 */
export function holdsFor<Case>(
  name: string,
  make: (chance: Chance) => Case,
  check: (made: Case) => void,
  share = 1,
): void {
  const seed = Number(process.env[SEED] || randomInt(1_000_000_000));
  const cases = Math.ceil(Number(process.env[CASES] || USUAL_CASES) * share);
  console.log(`${name}: ${cases} cases, seed ${seed}`);
  for (let number = 0; number < cases; number++) {
    let made: Case | undefined;
    try {
      made = make(chance(seed + Math.imul(number, 0x9e3779b1)));
      check(made);
    } catch (error) {
      const shown = JSON.stringify(made)?.slice(0, MOST_SHOWN);
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${name}: case ${number} (repeat with ${SEED}=${seed})\n${shown}\n${why}`, {
        cause: error,
      });
    }
  }
}
