/** Makes a failing program smaller, as long as it still fails. */

/** Removes parts of halving sizes: first lines, then characters. */
export async function shrunk(text: string, fails: (smaller: string) => Promise<boolean>): Promise<string> {
  let smallest = text;
  for (const split of [/(?<=\n)/, /(?<=\s)|(?=[()[\]{},;])/, /(?:)/]) {
    smallest = await withoutParts(smallest.split(split), fails);
  }
  return smallest;
}

/** More attempts would take longer than reading the program. */
const MAX_ATTEMPTS = 60;

async function withoutParts(
  all: readonly string[],
  fails: (smaller: string) => Promise<boolean>,
): Promise<string> {
  let parts = all;
  let attempts = 0;
  for (let size = Math.ceil(parts.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < parts.length && attempts < MAX_ATTEMPTS; attempts += 1) {
      const fewer = [...parts.slice(0, at), ...parts.slice(at + size)];
      if (await fails(fewer.join(''))) parts = fewer;
      else at += size;
    }
  }
  return parts.join('');
}
