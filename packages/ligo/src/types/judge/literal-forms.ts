/** The formats of strings that denote keys, signatures and timestamps. */

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;

/** Prefix and length of each kind; checksums are not verified here. */
function hasForm(value: string, forms: Readonly<Record<string, readonly number[]>>): boolean {
  if (!BASE58.test(value)) return false;
  return Object.entries(forms).some(
    ([prefix, lengths]) => value.startsWith(prefix) && lengths.includes(value.length),
  );
}

export function isBase58KeyHash(value: string): boolean {
  return hasForm(value, { tz1: [36], tz2: [36], tz3: [36], tz4: [36] });
}

export function isBase58Key(value: string): boolean {
  return hasForm(value, { edpk: [54], sppk: [55], p2pk: [55], BLpk: [76] });
}

export function isBase58Signature(value: string): boolean {
  return hasForm(value, { edsig: [99], spsig1: [99], p2sig: [98], sig: [96], BLsig: [142] });
}

/** `2024-01-01T00:00:00Z` with an optional fraction and offset, a date alone, or seconds since 1970. */
export function isTimestamp(value: string): boolean {
  const match =
    /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?\s*(?:[Zz]|[+-]\d{2}:?(?:\d{2})?))$/.exec(
      value,
    );
  if (!match) return false;
  const [month, day, hour, minute, second] = match.slice(2).map(Number);
  const days = new Date(Date.UTC(Number(match[1]), month ?? 0, 0)).getUTCDate();
  return (
    inRange(month, 1, 12) &&
    inRange(day, 1, days) &&
    inRange(hour, 0, 23) &&
    inRange(minute, 0, 59) &&
    inRange(second, 0, 60)
  );
}

function inRange(value: number | undefined, low: number, high: number): boolean {
  return value !== undefined && value >= low && value <= high;
}
