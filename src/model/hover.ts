/** What a page knows about the names in its samples: a separate file, loaded when a reader first asks. */
export interface HoverFile {
  /** Each distinct name once. */
  readonly names: readonly HoverName[];
  /** The names of each sample: the distance from the start of the one before, and the number of the name. */
  readonly samples: readonly (readonly (readonly [distance: number, name: number])[])[];
}

export interface HoverName {
  /** As a declaration would introduce it: `total: int`, `type storage = int`. */
  readonly declaration: string;
  /** Where the program declares it, as a sentence. */
  readonly definition?: string;
  /** Of names of the library: where the reference explains it, below the documentation. */
  readonly address?: string;
  /** What is explained there; nothing for the language itself. */
  readonly title?: string;
  /** What the reference says about it; modules have no summary. */
  readonly summary?: string;
}

/** A name at an offset in the text of a sample. */
export interface PlacedName extends HoverName {
  readonly from: number;
}

export function packNames(samples: readonly (readonly PlacedName[])[]): HoverFile {
  const numbers = new Map<string, number>();
  const packed = samples.map((sample) =>
    sample.map(({ from, ...name }, index): [number, number] => {
      const key = JSON.stringify(name);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return [from - (sample[index - 1]?.from ?? 0), number];
    }),
  );
  return { names: [...numbers.keys()].map((name): HoverName => JSON.parse(name)), samples: packed };
}

/** A name as it is shown: each one is a word of the text. */
export interface ShownName extends PlacedName {
  readonly word: string;
}

/** The names of the sample with a number and a text, in their order. */
export function unpackSample({ names, samples }: HoverFile, index: number, text: string): ShownName[] {
  let from = 0;
  return (samples[index] ?? []).map(([distance, number]) => {
    from += distance;
    const word = /^[\w']+/.exec(text.slice(from))?.[0] ?? '';
    return { declaration: word, ...names[number], from, word };
  });
}
