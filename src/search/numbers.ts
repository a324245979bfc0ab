/**
 * Numbers as printable text, small ones in one character: files of text are compressed on their way, others often are
 * not. Quote and backslash are left out because the text stands in JSON.
 */
const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (c) => c !== '"' && c !== '\\',
);
const BASE = ALPHABET.length;
/** Up to here a number is one character. */
const ONE = 78;
/** Up to here it is two. */
const TWO = ONE + (BASE - 1 - ONE) * BASE;

const VALUE_OF = new Uint8Array(128);
ALPHABET.forEach((char, value) => {
  VALUE_OF[char.charCodeAt(0)] = value;
});

/** Writes one number from 0 up to about 800,000. */
export function writeNumber(value: number): string {
  const digit = (n: number) => ALPHABET[n] ?? '';
  if (value < ONE) return digit(value);
  if (value < TWO) return digit(ONE + Math.floor((value - ONE) / BASE)) + digit((value - ONE) % BASE);
  const rest = value - TWO;
  if (rest >= BASE ** 3) throw new Error(`${value} is too large for the index.`);
  return (
    digit(BASE - 1) +
    digit(Math.floor(rest / BASE ** 2)) +
    digit(Math.floor(rest / BASE) % BASE) +
    digit(rest % BASE)
  );
}

/** Reads the numbers of a text one after the other. */
export function numberReader(text: string): { readonly next: () => number; readonly done: () => boolean } {
  let place = 0;
  const digit = () => VALUE_OF[text.charCodeAt(place++)] ?? 0;
  return {
    done: () => place >= text.length,
    next() {
      const first = digit();
      if (first < ONE) return first;
      if (first < BASE - 1) return ONE + (first - ONE) * BASE + digit();
      const high = digit();
      const middle = digit();
      return TWO + (high * BASE + middle) * BASE + digit();
    },
  };
}
