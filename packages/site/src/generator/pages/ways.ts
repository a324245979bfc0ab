/** What readers come to the documentation for. */
import { pageAddress } from '../../model/base-url';
import { GLOSSARY_NAME } from '../../model/collection';
import { PLAYGROUND_PATH } from '../../model/route';
import { docPath, type Version } from '../../model/version';
import type { DrawingName } from '../../site/parts/Drawing';
import type { PageLink } from '../output';
import type { SiteContent } from '../site-content';

interface Way {
  readonly name: DrawingName;
  readonly title: string;
  readonly tasks: readonly PageLink[];
}

/** The tasks that a version has pages for. */
export function waysIn({ site, content }: SiteContent, version: Version): readonly Way[] {
  const known = new Set(version.docs.map(({ id }) => id));
  const doc = (label: string, id: string): readonly PageLink[] =>
    known.has(id) ? [{ label, path: docPath(version, id) }] : [];
  const at = (label: string, path: string): PageLink => ({ label, path: pageAddress(site, path) });
  const list = (label: string, name: string): readonly PageLink[] =>
    content.collections.some((one) => one.name === name && one.entries.length > 0)
      ? [at(label, `/${name}`)]
      : [];
  const course = list('Take the course', 'course');
  return [
    {
      name: 'learn',
      title: 'Learn',
      tasks: [
        ...doc('Read what LIGO is', version.mainDocId),
        ...doc('Install the compiler', 'intro/installation'),
        ...doc('Write your first contract', 'tutorials/getting-started'),
        ...(course.length > 0 ? course : doc('Take the course', 'language-basics/types')),
        ...doc('Avoid the usual attacks', 'tutorials/security'),
        ...list('Break contracts, then fix them', 'break-it'),
      ],
    },
    {
      name: 'build',
      title: 'Build',
      tasks: [
        at('Try a program in the browser', PLAYGROUND_PATH),
        ...list('Find a recipe in the cookbook', 'cookbook'),
        ...doc('Test a contract', 'testing'),
        ...doc('Make a token', 'tutorials/fa2-token'),
        ...doc('Deploy a contract', 'compiling/deploying'),
      ],
    },
    {
      name: 'look-up',
      title: 'Look up',
      tasks: [
        ...doc('A value of the standard library', 'reference/toplevel-reference'),
        ...doc('A command and its flags', 'api/cli-commands'),
        ...list('A message of the compiler', 'messages'),
        ...(content.glossary ? [at('A term', `/${GLOSSARY_NAME}`)] : []),
        ...doc('A question that others had', 'faq/intro'),
      ],
    },
  ];
}
