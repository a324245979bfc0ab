import { expect, test } from 'vitest';
import { recordedPrograms } from '../../../tests/helpers/format-laws';
import { type Compared, compareTranslation } from '../../../tests/helpers/translations';

/** At least so many of all accepted programs mean the same in the other syntax. */
const MIN_EQUAL = 0.97;

test('recorded programs mean the same in the other syntax', async () => {
  const compared: Compared[] = [];
  for (const program of recordedPrograms()) {
    const one = await compareTranslation(program);
    if (one) compared.push(one);
  }
  for (const from of ['jsligo', 'cameligo'] as const) {
    const all = compared.filter((one) => one.from === from);
    const equal = all.filter(({ outcome }) => outcome === 'equal').length;
    console.log(
      `from ${from}: ${equal} of ${all.length} equal (${((100 * equal) / all.length).toFixed(2)} %)`,
    );
    console.log(table(all));
    expect(equal / all.length).toBeGreaterThan(MIN_EQUAL);
  }
}, 1_800_000);

/** Each difference with its reason, the most frequent first. */
function table(compared: readonly Compared[]): string {
  const reasons = new Map<string, string[]>();
  for (const { name, outcome, reason = '' } of compared) {
    if (outcome === 'equal') continue;
    const key = outcome === 'not translated' ? `${outcome}: ${reason}` : outcome;
    reasons.set(key, [...(reasons.get(key) ?? []), name]);
  }
  const rows = [...reasons].sort(([, one], [, other]) => other.length - one.length);
  return rows
    .map(([reason, names]) => `  ${names.length} ${reason} (${names.slice(0, 3).join(', ')})`)
    .join('\n');
}
