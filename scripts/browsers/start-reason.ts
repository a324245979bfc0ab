/** The line of Playwright's long message that says why: what the browser itself printed, if it did. */
export function startReason(message: string): string {
  const printed = /\[err\] (.+)/.exec(message)?.[1];
  const exit = /exitCode=\d+|signal=\w+/.exec(message)?.[0];
  const first = message.split('\n', 1)[0]?.replace(/^\w+\.\w+: /, '') ?? '';
  return printed ?? (exit ? `it ended at once (${exit})` : first);
}
