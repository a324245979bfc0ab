/** The nearest of the known names, for hints. */

/** Longer names are not compared: nobody mistypes only a few of so many letters. */
const MAX_LENGTH = 60;

/** The number of names that are compared for all hints of a program. */
const MAX_COMPARED = 200_000;

/** Finds the known name that is most like a name, if any is. */
export type Suggest = (name: string, known: Iterable<string>) => string | undefined;

/** Suggestions for one program, which end when very many names have been compared. */
export function suggestions(): Suggest {
  let compared = 0;
  function* limited(known: Iterable<string>): Generator<string> {
    for (const candidate of known) {
      compared += 1;
      if (compared > MAX_COMPARED) return;
      yield candidate;
    }
  }
  return (name, known) => (compared > MAX_COMPARED ? undefined : nearest(name, limited(known)));
}

function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.min(name.length, Math.max(1, Math.floor(name.length / 3)) + 1);
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance || candidate === name) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** The edit distance, or any number from `bound` on if it is not smaller. */
function editDistance(a: string, b: string, bound: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const distance = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      next.push(distance);
      if (distance < least) least = distance;
    }
    if (least >= bound) return bound;
    row = next;
  }
  return row[b.length] ?? 0;
}
