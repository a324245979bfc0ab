/** Decodes Micheline from the chain's binary encoding. */
import { hexToUtf8 } from './hex';
import { MAX_DEPTH } from './limits';
import { PRIMITIVES } from './primitives';
import { bytes, int, type Micheline, prim, sequence, string } from './tree';

/** Undefined if the bytes are not the encoding of a tree, or if it is nested too deeply. */
export function decodeMicheline(digits: string): Micheline | undefined {
  const reader = new Reader(digits);
  const node = reader.node(0);
  return reader.isAtEnd ? node : undefined;
}

/** Every method returns undefined for malformed bytes. */
class Reader {
  private position = 0;
  private end: number;

  constructor(private readonly digits: string) {
    this.end = digits.length;
  }

  get isAtEnd(): boolean {
    return this.position === this.end;
  }

  node(depth: number): Micheline | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const tag = this.byte();
    switch (tag) {
      case 0:
        return this.map(this.integer(), int);
      case 1:
        return this.map(this.text(), string);
      case 2:
        return this.map(this.list(depth), sequence);
      case 10:
        return this.map(this.block(), bytes);
    }
    return tag === undefined || tag > 10 ? undefined : this.prim(tag, depth);
  }

  private prim(tag: number, depth: number): Micheline | undefined {
    const name = PRIMITIVES[this.byte() ?? -1];
    const args = tag === 9 ? this.list(depth) : this.nodes(Math.floor((tag - 3) / 2), depth);
    const annots = args && (tag === 9 || tag % 2 === 0 ? this.text() : '');
    if (name === undefined || args === undefined || annots === undefined) return undefined;
    return prim(name, args, annots === '' ? [] : annots.split(' '));
  }

  private nodes(count: number, depth: number): Micheline[] | undefined {
    const found: Micheline[] = [];
    while (found.length < count) {
      const node = this.node(depth + 1);
      if (!node) return undefined;
      found.push(node);
    }
    return found;
  }

  /** Nodes up to the end of a block. */
  private list(depth: number): Micheline[] | undefined {
    const length = this.length();
    if (length === undefined) return undefined;
    const outerEnd = this.end;
    this.end = this.position + length;
    const found: Micheline[] = [];
    while (!this.isAtEnd) {
      const node = this.node(depth + 1);
      if (!node) return undefined;
      found.push(node);
    }
    this.end = outerEnd;
    return found;
  }

  private byte(): number | undefined {
    const digits = this.take(2);
    return digits === undefined ? undefined : Number.parseInt(digits, 16);
  }

  private integer(): bigint | undefined {
    const first = this.byte();
    if (first === undefined) return undefined;
    const bits = [(first & 63).toString(2).padStart(6, '0')];
    for (let last = first; last & 128; ) {
      const next = this.byte();
      // A final zero byte would be a second encoding of the same number.
      if (next === undefined || next === 0) return undefined;
      bits.push((next & 127).toString(2).padStart(7, '0'));
      last = next;
    }
    const value = BigInt(`0b${bits.reverse().join('')}`);
    return first & 64 ? -value : value;
  }

  /** The length of a block in digits, if the block is complete. */
  private length(): number | undefined {
    const digits = this.take(8);
    const length = 2 * Number.parseInt(digits ?? '', 16);
    return this.position + length <= this.end ? length : undefined;
  }

  private block(): string | undefined {
    const length = this.length();
    return length === undefined ? undefined : this.take(length);
  }

  private text(): string | undefined {
    return this.map(this.block(), hexToUtf8);
  }

  private take(length: number): string | undefined {
    if (this.position + length > this.end) return undefined;
    this.position += length;
    return this.digits.slice(this.position - length, this.position);
  }

  private map<T, R>(value: T | undefined, make: (value: T) => R): R | undefined {
    return value === undefined ? undefined : make(value);
  }
}
