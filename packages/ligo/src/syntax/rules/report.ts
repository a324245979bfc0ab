import type { Name } from '../ast';
import type { Problem } from '../problem';
import type { Span } from '../source';

export function refusal(code: string, message: string, span: Span, hint?: string): Problem {
  return { phase: 'core', code, message, span, ...(hint && { hint }) };
}

/** The occurrences of the alphabetically first name that occurs more than once. */
export function repeated(names: readonly Name[]): [Name, ...Name[]] | undefined {
  const byText = new Map<string, [Name, ...Name[]]>();
  for (const name of names) {
    const found = byText.get(name.text);
    if (found) found.push(name);
    else byText.set(name.text, [name]);
  }
  const [first] = [...byText.keys()].filter((text) => (byText.get(text)?.length ?? 0) > 1).sort();
  return first === undefined ? undefined : byText.get(first);
}
