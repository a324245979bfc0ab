/** `Line 3, column 7`: where an offset is in a text, for readers. */
export function lineAndColumn(text: string, offset: number): string {
  return `Line ${lineAt(text, offset)}, column ${offset - text.lastIndexOf('\n', offset - 1)}`;
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
