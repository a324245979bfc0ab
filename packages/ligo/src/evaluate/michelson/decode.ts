/** Decodes Micheline from the chain's binary format. Undefined if the bytes are invalid. */
import { integer, type Micheline, prim, raw, sequence, string } from './micheline';
import { PRIMITIVES } from './primitives';

export function decode(digits: string): Micheline | undefined {
  const reader = new Reader(digits);
  try {
    const node = reader.node();
    return reader.atEnd ? node : undefined;
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

class Malformed extends Error {}

class Reader {
  private position = 0;
  constructor(
    private readonly digits: string,
    private readonly end = digits.length,
  ) {}

  get atEnd(): boolean {
    return this.position === this.end;
  }

  node(): Micheline {
    const tag = this.byte();
    if (tag === 0) return integer(this.integer());
    if (tag === 1) return string(fromUtf8(this.block()));
    if (tag === 10) return raw(this.block());
    if (tag === 2) return sequence(this.nodes());
    if (tag < 3 || tag > 9) throw new Malformed();
    const name = PRIMITIVES[this.byte()];
    if (!name) throw new Malformed();
    if (tag === 9) {
      const items = this.nodes();
      return prim(name, items, annotations(this.block()));
    }
    const count = Math.floor((tag - 3) / 2);
    const items = Array.from({ length: count }, () => this.node());
    return prim(name, items, (tag - 3) % 2 === 1 ? annotations(this.block()) : []);
  }

  private nodes(): Micheline[] {
    const length = this.length();
    const inner = new Reader(this.digits.slice(this.position, this.position + length));
    this.position += length;
    const items: Micheline[] = [];
    while (!inner.atEnd) items.push(inner.node());
    return items;
  }

  private byte(): number {
    if (this.position + 2 > this.end) throw new Malformed();
    this.position += 2;
    return Number.parseInt(this.digits.slice(this.position - 2, this.position), 16);
  }

  private integer(): bigint {
    const first = this.byte();
    let value = BigInt(first & 63);
    let shift = 6n;
    for (let last = first; last & 128; shift += 7n) {
      last = this.byte();
      // A final zero byte would be a second encoding of the same number.
      if (last === 0) throw new Malformed();
      value += BigInt(last & 127) << shift;
    }
    return first & 64 ? -value : value;
  }

  private length(): number {
    const length = 2 * Number.parseInt(this.digits.slice(this.position, this.position + 8), 16);
    this.position += 8;
    if (!(this.position + length <= this.end)) throw new Malformed();
    return length;
  }

  private block(): string {
    const length = this.length();
    this.position += length;
    return this.digits.slice(this.position - length, this.position);
  }
}

const annotations = (digits: string): string[] => (digits === '' ? [] : fromUtf8(digits).split(' '));

function fromUtf8(digits: string): string {
  const codes = digits.match(/../g) ?? [];
  // A byte order mark is part of the text.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(codes, (code) => Number.parseInt(code, 16)),
  );
}
