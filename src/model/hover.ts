/** What a page knows about the names in its samples: a separate file, loaded when a reader first asks. */

/** A name in a sample. */
export interface HoverName {
  /** The offset in the text of the sample. */
  readonly from: number;
  readonly length: number;
  /** As a declaration would introduce it: `total: int`, `type storage = int`. */
  readonly declaration: string;
  /** Of names of the library: where the reference explains it, below the documentation. */
  readonly address?: string;
  readonly definition?: Definition;
}

/** Where a name of the program is declared. */
export interface Definition {
  readonly line: number;
  /** How many samples before this one; 0 for the sample itself. */
  readonly samplesBefore: number;
}

/** What the reference says about a name; modules have no summary. */
export type HoverEntry = readonly [name: string, address: string, summary: string];

/** Declaration, length, and the number of its entry or, after -1, where it is declared. */
type PackedName =
  | readonly [declaration: string, length: number, entry?: number]
  | readonly [declaration: string, length: number, noEntry: -1, line: number, samplesBefore?: number];

/** The names of all samples of a page. Each distinct name is listed once. */
export interface PackedNames<Entry> {
  readonly entries: readonly Entry[];
  readonly names: readonly PackedName[];
  /** For each sample, the names in it: the distance from the start of the one before, and the number of the name. */
  readonly samples: readonly (readonly number[])[];
}

/** The file of a page. */
export type HoverFile = PackedNames<HoverEntry>;

/** Names with the addresses of their entries only. */
export function packNames(samples: readonly (readonly HoverName[])[]): PackedNames<string> {
  const entries = new Map<string, number>();
  const names = new Map<string, number>();
  const packed = samples.map((sample) =>
    sample.flatMap((name, index) => [
      name.from - (sample[index - 1]?.from ?? 0),
      numberOf(names, JSON.stringify(packName(name, entries))),
    ]),
  );
  return {
    entries: [...entries.keys()],
    names: [...names.keys()].map((name): PackedName => JSON.parse(name)),
    samples: packed,
  };
}

function packName(
  { declaration, length, address, definition }: HoverName,
  entries: Map<string, number>,
): PackedName {
  if (address !== undefined) return [declaration, length, numberOf(entries, address)];
  if (!definition) return [declaration, length];
  const { line, samplesBefore } = definition;
  return samplesBefore === 0
    ? [declaration, length, -1, line]
    : [declaration, length, -1, line, samplesBefore];
}

function numberOf(table: Map<string, number>, key: string): number {
  const known = table.get(key) ?? table.size;
  table.set(key, known);
  return known;
}

/** A name as it is shown. */
export interface ShownName extends Omit<HoverName, 'address'> {
  readonly entry?: HoverEntry;
}

/** The names of one sample, in their order. */
export function unpackSample({ entries, names, samples }: HoverFile, index: number): ShownName[] {
  const packed = samples[index] ?? [];
  const found: ShownName[] = [];
  let from = 0;
  for (let at = 0; at + 1 < packed.length; at += 2) {
    from += packed[at] ?? 0;
    const [declaration, length, entry = -1, line, samplesBefore = 0] = names[packed[at + 1] ?? -1] ?? ['', 0];
    found.push({
      from,
      length,
      declaration,
      ...(entries[entry] && { entry: entries[entry] }),
      ...(line !== undefined && { definition: { line, samplesBefore } }),
    });
  }
  return found;
}
