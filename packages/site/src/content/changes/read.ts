/** The pages that say what changed since a version, from content/changes.yaml. */
import type { Nodes } from 'mdast';
import { placeholderFor } from '../../markdown/article';
import { upgradeCheckHtml } from '../../markdown/islands';
import type { Reporter } from '../../model/problem';
import { isInRange } from '../../model/version';
import type { PageSource } from '../content';
import type { SourceFile } from '../files';
import { messagesOf, type VersionedMessage } from '../version-messages';
import { readYaml } from '../yaml';
import { changesTree } from './page';
import { changesFields } from './schema';

/**
 * One page for each version but the newest, and for each retired one; in a later version it has the changes between
 * the two.
 */
export function readChanges(
  file: SourceFile,
  versions: readonly string[],
  retired: readonly string[],
  report: Reporter,
): { readonly pages: readonly PageSource[]; readonly messages: readonly VersionedMessage[] } {
  // The file is optional: a site may document a single version.
  const yaml = file.text ? readYaml(file, changesFields, report) : undefined;
  if (!yaml) return { pages: [], messages: [] };
  const pages = [...versions.slice(1), ...retired].map((from): PageSource => {
    const fill = (text: string) => text.replaceAll('{{from}}', from);
    const changes = yaml.data.changes.flatMap((change, place) =>
      isInRange(change.version, { since: from }) && change.version !== from ? [{ ...change, place }] : [],
    );
    return {
      id: `changes/from-${from}`,
      file: file.file,
      kind: 'guide',
      title: fill(yaml.data.title),
      description: fill(yaml.data.description),
      keywords: ['what changed', 'upgrade', 'migration', 'release notes', 'breaking changes', from],
      // The versions run from newest to oldest.
      since: versions.findLast((version) => version !== from && isInRange(version, { since: from })),
      source: file.text + from,
      tree: () =>
        changesTree(yaml, changes, {
          fill,
          check: versions.includes(from) ? checkOf(versions, from) : undefined,
        }),
    };
  });
  return { pages, messages: messagesOf(yaml.data.changes) };
}

function checkOf(versions: readonly string[], from: string): Nodes {
  const value = upgradeCheckHtml({ versions, from, library: placeholderFor('libraryFile') });
  return { type: 'html', value, data: { isOwn: true } };
}
