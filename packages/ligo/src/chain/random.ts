/** Random values of a type, for property-based tests. They are the same in every run of a program. */
import type { DataType } from '../evaluate/data-type';
import { unsupported } from '../evaluate/failure';
import {
  bool,
  bytes,
  int,
  listOf,
  mapOf,
  mutez,
  NONE,
  nat,
  record,
  setOf,
  some,
  text,
  timestamp,
  UNIT,
  variant,
} from '../evaluate/values/make';
import type { Value } from '../evaluate/values/value';

/** A small pseudo-random number generator (mulberry32). */
export class Random {
  private state = 0x5eed;

  /** A number from zero up to, but excluding, the bound. */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  /** Biased towards small numbers. */
  size(small: boolean): number {
    const bound = this.below(4) < 3 ? 10 : 100;
    return this.below(small || this.below(2) === 0 ? bound : 1000);
  }
}

export interface Choice {
  readonly random: Random;
  readonly small: boolean;
  readonly addresses: readonly string[];
}

export function randomValue(type: DataType, choice: Choice): Value {
  const { random, small, addresses } = choice;
  const inner = (part: DataType): Value => randomValue(part, choice);
  const several = <T>(make: () => T): T[] => Array.from({ length: random.size(true) % 12 }, make);
  switch (type.kind) {
    case 'unit':
      return UNIT;
    case 'bool':
      return bool(random.below(2) === 1);
    case 'int':
      return int(randomInteger(choice) * (random.below(2) === 1 ? 1n : -1n));
    case 'nat':
      return nat(randomInteger(choice));
    case 'mutez':
      return mutez(BigInt(random.size(small)));
    case 'timestamp':
      return timestamp(randomInteger(choice));
    case 'string':
      return text(String.fromCharCode(...several(() => 32 + random.below(95))));
    case 'bytes':
      return bytes(several(() => random.below(256).toString(16).padStart(2, '0')).join(''));
    case 'address':
      return { kind: 'address', value: addresses[random.below(addresses.length)] ?? '' };
    case 'option':
      return random.below(2) === 0 ? NONE : some(inner(type.item));
    case 'list':
      return listOf(several(() => inner(type.item)));
    case 'set':
      return setOf(several(() => inner(type.item)));
    case 'map':
    case 'big_map':
      return mapOf(
        several(() => [inner(type.from), inner(type.to)] as const),
        type.kind,
      );
    case 'tuple':
      return { kind: 'tuple', items: type.items.map(inner) };
    case 'record':
      return record(type.shape, type.items.map(inner));
    case 'variant': {
      const index = random.below(type.items.length);
      return variant(type.shape, type.shape.names[index] ?? '', inner(type.items[index] ?? { kind: 'unit' }));
    }
    default:
      throw unsupported(`Random values of type ${type.kind} cannot be made.`);
  }
}

function randomInteger({ random, small }: Choice): bigint {
  if (small || random.below(2) === 0) return BigInt(random.size(small));
  return (BigInt(random.below(2 ** 31)) << 30n) + BigInt(random.below(2 ** 30));
}
