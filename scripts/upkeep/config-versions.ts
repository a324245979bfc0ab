/** Changes of the list of versions in site.config.ts, in its text: the file is written by hand and keeps its form. */
import type { VersionConfig } from '../../packages/site/src/model/version';

export const CONFIG = 'site.config.ts';

/** The text with entries in place of the one of a version. */
export function replaceVersion(
  text: string,
  { name }: VersionConfig,
  entries: readonly VersionConfig[],
): string {
  const line = new RegExp(`^([ \\t]*)\\{ name: '${name.replaceAll('.', '\\.')}',.*\\},[ \\t]*\\n`, 'm');
  const [whole, indent = ''] = line.exec(text) ?? [];
  if (whole === undefined)
    throw new Error(
      `${CONFIG} has no line "{ name: '${name}', … }," in docs.versions: write each version in one line.`,
    );
  const lines = entries.map(
    (one) =>
      `${indent}{ name: '${one.name}', label: '${one.label}', path: '${one.path}', isLast: ${one.isLast} },\n`,
  );
  return text.replace(whole, () => lines.join(''));
}

/** The text with one more retired version. */
export function withRetired(text: string, name: string): string {
  const list = /^([ \t]*)retired: \[(.*)\],[ \t]*$/m;
  if (list.test(text))
    return text.replace(list, (_, indent, names) => `${indent}retired: [${names}, '${name}'],`);
  const versions = /^([ \t]*)versions: \[\n[\s\S]*?^\1\],[ \t]*\n/m;
  if (!versions.test(text)) throw new Error(`${CONFIG} has no list 'versions: [ … ],' in docs.`);
  return text.replace(versions, (whole, indent) => `${whole}${indent}retired: ['${name}'],\n`);
}
