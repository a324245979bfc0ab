/** Information about the names in a page's samples: a separate file, loaded when a reader first needs it. */
export interface HoverFile {
  /** Each distinct name once. */
  readonly names: readonly HoverName[];
  /** The names of each sample: the distance from the start of the previous one, and the index in `names`. */
  readonly samples: readonly (readonly (readonly [distance: number, name: number])[])[];
}

export interface HoverName {
  /** As a declaration would introduce it: `total: int`, `type storage = int`. */
  readonly declaration: string;
  /** Where the program declares it, as a sentence. */
  readonly definition?: string;
  /** For library names: the reference page that explains it, relative to the documentation. */
  readonly address?: string;
  /** The title of that entry; undefined for built-ins of the language. */
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

/** A name with the word in the text that it belongs to. */
export interface ShownName extends PlacedName {
  readonly word: string;
}

/** The names of the sample with this index and text, in order. */
export function unpackSample({ names, samples }: HoverFile, index: number, text: string): ShownName[] {
  let from = 0;
  return (samples[index] ?? []).map(([distance, number]) => {
    from += distance;
    const word = /^[\w']+/.exec(text.slice(from))?.[0] ?? '';
    return { declaration: word, ...names[number], from, word };
  });
}
