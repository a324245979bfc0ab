/** What readers of a version see of marks: a quiet badge, with the history on demand. */
import type { Nodes } from 'mdast';
import { changesIn, isDeprecatedIn, type Marks } from '../model/marks';
import { isInRange, UNRELEASED, type VersionRange } from '../model/version';
import { parseMarkdown } from './parse';
import { element, paragraph, text, withChildren } from './tree';

/** A page that is shown in `versions`, as readers of one of them see it. */
export interface Reader {
  readonly version: string;
  readonly versions: readonly string[];
}

/** The badge of something that a version has; none if all versions of the page have it unchanged. */
export function badgeOf(marks: Marks, { version, versions }: Reader): Nodes[] {
  const facts = [
    ...(versions.every((one) => isInRange(one, marks)) ? [] : [describeRange(marks)]),
    ...changesIn(version, marks).map((change) => `Changed in ${change.version}`),
    ...(marks.deprecated?.since && isDeprecatedIn(version, marks)
      ? [`Deprecated since ${marks.deprecated.since}`]
      : []),
  ];
  if (facts.length === 0) return [];
  const history = historyOf(marks, version);
  return history.length === 0 ? [plainBadge(facts)] : [foldedBadge(facts, history)];
}

function plainBadge(facts: readonly string[]): Nodes {
  return paragraph([withChildren<Nodes>({ type: 'emphasis' }, [text(facts.join(' · '))])], 'version-mark');
}

function foldedBadge(facts: readonly string[], history: readonly Nodes[]): Nodes {
  return element('details', { className: ['version-mark'] }, [
    element('summary', {}, [text(facts.join(' · '))], { copy: 'title' }),
    element('ul', {}, history, { copy: 'list' }),
  ]);
}

/** What is more than the facts of the badge, the newest first. */
function historyOf(marks: Marks, version: string): Nodes[] {
  const { deprecated } = marks;
  const item = (words: string, markdown: string): Nodes =>
    element('li', {}, [text(`${words}: `), ...inlineOf(markdown)], { copy: 'listItem' });
  return [
    ...(deprecated?.since && deprecated.use && isDeprecatedIn(version, marks)
      ? [item(`Deprecated since ${deprecated.since}`, `${wayOut(deprecated.use)}.`)]
      : []),
    ...changesIn(version, marks).map((change) => item(change.version, change.text)),
  ];
}

/** A name of the library is linked; anything else is advice in Markdown. */
export function wayOut(use: string): string {
  return /^[A-Z][\w.]*\.\w+$/.test(use) ? `use [\`${use}\`](ref:${use})` : use;
}

/** A note in the place of something that the version does not have yet. */
export function noteOf(markdown: string, version: string): Nodes {
  const name = withChildren<Nodes>({ type: 'strong' }, [text(`${version}: `)]);
  return paragraph([name, ...inlineOf(markdown)], 'version-note');
}

function describeRange({ since, until }: VersionRange): string {
  if (since === UNRELEASED) return 'In the next release';
  if (since && until) return `From ${since} to ${until}`;
  return since ? `Since ${since}` : `Up to ${until}`;
}

/** The inline content of one line of Markdown. */
export function inlineOf(markdown: string): Nodes[] {
  return parseMarkdown(markdown).children.flatMap((block) =>
    block.type === 'paragraph' ? block.children : [],
  );
}
