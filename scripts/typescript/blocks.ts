/** The files of TypeScript that a page tells its readers to write. */

/** A block of TypeScript, or a line of text that may name the file of the next one. */
const OPEN = /^(\s*)(`{3,})(\w*)\s*$/;
const FILE_NAME = /`(?:[\w-]+\/)*([\w.-]+\.tsx?)`/g;
const UNNAMED = 'page.ts';

/**
 * The code of each file, by its name: the last one in backticks since the block before. A block without a name goes on
 * with the file of the page. Code stays in the lines that it has on the page, so that problems have their place.
 */
export function typescriptFiles(page: string): ReadonlyMap<string, string> {
  const files = new Map<string, string[]>();
  let name = UNNAMED;
  let fence: { readonly marks: string; readonly code: string[] | undefined } | undefined;
  page.split('\n').forEach((line, index) => {
    const [, , marks = '', language = ''] = OPEN.exec(line) ?? [];
    if (fence) {
      if (marks === fence.marks && !language) fence = undefined;
      else if (fence.code) fence.code[index] = line;
    } else if (marks) {
      const isTypescript = language === 'typescript';
      fence = { marks, code: isTypescript ? codeOf(files, name) : undefined };
      if (isTypescript) name = UNNAMED;
    } else {
      name = [...line.matchAll(FILE_NAME)].at(-1)?.[1] ?? name;
    }
  });
  return new Map([...files].map(([file, lines]) => [file, textOf(lines)]));
}

function codeOf(files: Map<string, string[]>, name: string): string[] {
  const code = files.get(name) ?? [];
  files.set(name, code);
  return code;
}

/** Every file is a module, so that pages may use the same names. */
function textOf(lines: readonly string[]): string {
  return `${Array.from(lines, (line) => line ?? '').join('\n')}\nexport {};\n`;
}
