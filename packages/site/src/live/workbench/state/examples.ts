/** The examples of the documentation, as the build writes them, and the search in them. */
import type { ProgramPair } from './program';

/** An example program of the site. */
export interface Example {
  readonly name: string;
  readonly programs: ProgramPair;
  /** It shows a mistake, so nobody should deploy it. */
  readonly isInsecure?: boolean;
}

/** The examples of one section of the documentation. */
export interface ExampleGroup {
  readonly title: string;
  readonly pages: readonly ExamplePage[];
}

interface ExamplePage {
  readonly title: string;
  readonly path: string;
  /** One line. */
  readonly about: string;
  readonly examples: readonly Example[];
}

/** The pages with examples in which all words of a query occur: in the names, the titles, the text or the code. */
export function findExamples(groups: readonly ExampleGroup[], query: string): readonly ExampleGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups.flatMap(({ title, pages }) => {
    const found = pages.flatMap((page) => {
      const around = `${title} ${page.title} ${page.about}`.toLowerCase();
      const examples = page.examples.filter(({ name, programs }) => {
        const text = `${around} ${name} ${Object.values(programs).join(' ')}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
      return examples.length > 0 ? [{ ...page, examples }] : [];
    });
    return found.length > 0 ? [{ title, pages: found }] : [];
  });
}
