import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hashText } from './hash-files';

/** Remembers between builds what texts were turned into. */
export interface TextMemory {
  /** What was made of the text, now or by the last build. */
  readonly recall: (text: string, make: (text: string) => string) => string;
  /** Keeps what this build has used; the rest is forgotten. */
  readonly save: () => Promise<void>;
}

/** `maker` names the version of whatever turns the texts; another one starts with nothing. */
export async function openTextMemory(file: string, maker: string): Promise<TextMemory> {
  const before = await readMade(file);
  const now: Record<string, string> = {};
  return {
    recall(text, make) {
      const key = hashText(maker + text);
      const made = before[key] ?? make(text);
      now[key] = made;
      return made;
    },
    async save() {
      if (Object.keys(now).every((key) => key in before)) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(now));
    },
  };
}

/** Makes everything anew, for tests. */
export const FORGETFUL: TextMemory = { recall: (text, make) => make(text), save: async () => {} };

async function readMade(file: string): Promise<Readonly<Record<string, string>>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
