const start = performance.now();

/** Prints a line with the minutes and seconds since the start. */
export function log(line: string): void {
  const seconds = Math.round((performance.now() - start) / 1000);
  const clock = `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}`;
  console.log(`${clock}  ${line}`);
}

/** The first line of an error message. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
