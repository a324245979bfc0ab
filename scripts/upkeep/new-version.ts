import { ADDRESSES } from '../../packages/site/src/content/published';
import { SIDEBARS } from '../../packages/site/src/content/sources';
import type { SiteConfig } from '../../packages/site/src/model/site';
import {
  isInRange,
  latestVersion,
  UNRELEASED,
  type VersionConfig,
} from '../../packages/site/src/model/version';
import { withEntry } from '../new-page/sidebar-entry';
import { CONFIG, replaceVersion } from './config-versions';
import { docAddresses } from './doc-addresses';
import type { Plan } from './run-plan';
import { readSitePages, type SitePages, withNewAddresses } from './site-pages';

/** Plans `npm run new:version -- 1.12.0`: what is `next` becomes that version. Throws on invalid input. */
export async function planVersion(name: string, all: SitePages): Promise<Plan> {
  const { site, texts } = all;
  checkName(name, site);
  const former = latestVersion(site.docs.versions);
  const entries: VersionConfig[] = [
    { name, label: `${name} (latest)`, path: former.path, isLast: true },
    { name: former.name, label: former.name, path: `${former.path}/${former.name}`, isLast: false },
  ];
  const edits = new Map<string, string>();
  edits.set(CONFIG, replaceVersion(texts.get(CONFIG) ?? '', former, entries));
  for (const [file, text] of texts) {
    const released = file.startsWith('content/') ? releaseMarks(file, text, name) : text;
    if (released !== text) edits.set(file, released);
  }
  const sidebars = edits.get(SIDEBARS) ?? texts.get(SIDEBARS) ?? '';
  const listed = withEntry(sidebars, `changes/from-${name}`, `changes/from-${former.name}`);
  if (listed) edits.set(SIDEBARS, listed);
  const versions = site.docs.versions.flatMap((one) => (one === former ? entries : [one]));
  const { addresses, lost } = await addressesOf(all, { ...site, docs: { ...site.docs, versions } }, name);
  if (lost.length > 0)
    throw new Error(
      `${name} has no page at ${lost.length === 1 ? 'this address' : 'these addresses'} of ${former.name}: say in 'moved' of content/redirects.yaml where it leads.\n${lost.join('\n')}`,
    );
  edits.set(ADDRESSES, withNewAddresses(all, addresses));
  const mentions = mentionsOf(former.name, texts);
  return {
    title: `Publish ${name}: what is '${UNRELEASED}' becomes ${name}, and ${former.name} moves to ${former.path}/${former.name}.`,
    edits,
    notes: mentions,
    next: [
      `Read the lines above: history stays; what means the latest version becomes {{latest}}.`,
      `Describe what ${name} changes: content/changes.yaml, content/docs/intro/changelog.md, content/blog.`,
      'npm run build -- --strict and npm run check:samples, which must end without warnings.',
      `git add --all and commit: "Publish ${name}".`,
    ].slice(mentions.length > 0 ? 0 : 1),
  };
}

function checkName(name: string, { docs }: SiteConfig): void {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(name))
    throw new Error(`'${name}' is not a version: write three numbers, such as 1.12.0.`);
  const latest = latestVersion(docs.versions);
  if (docs.versions.some((one) => one.name === name))
    throw new Error(`Version ${name} exists: ${CONFIG} lists it in docs.versions.`);
  if (docs.retired?.includes(name)) throw new Error(`Version ${name} has been retired: choose a newer one.`);
  if (!isInRange(name, { since: latest.name }))
    throw new Error(`Version ${name} is older than ${latest.name}, the latest: choose a newer one.`);
  if (!docs.versions.some((one) => one.name === UNRELEASED))
    throw new Error(`${CONFIG} has no version '${UNRELEASED}', of which ${name} could be made.`);
}

/** Texts that began with `next` begin with the version; `until: next` stays, since `next` goes on. */
function releaseMarks(file: string, text: string, name: string): string {
  const fields = '(since|version|changed|deprecated)';
  const yaml = new RegExp(`^(\\s*(?:- )?${fields}: )(["']?)next\\3(?=\\s*(?:#.*)?$)`, 'gm');
  if (file.endsWith('.yaml')) return releaseDirectives(text.replace(yaml, `$1${name}`), name);
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  return front.replace(yaml, `$1${name}`) + releaseDirectives(text.slice(front.length), name);
}

function releaseDirectives(text: string, name: string): string {
  return text.replace(/:(?:since|row|changed|deprecated)\b[^{}\n]*\{[^{}\n]*\}/g, (directive) =>
    directive.replace(/\b(version|since|changed|deprecated)=(["']?)next\2(?=[\s}])/g, `$1=${name}`),
  );
}

/** Pages that were only in `next` are in the new version too. */
async function addressesOf({ root, redirects, published }: SitePages, site: SiteConfig, name: string) {
  const { pages } = await readSitePages(root, site);
  const released = pages.map((page) => {
    const isNew = page.since === UNRELEASED && !page.name.startsWith('docs/changes/');
    return isNew ? { ...page, since: name } : page;
  });
  return docAddresses({ site, pages: released, redirects, published });
}

/** The lines of guides that name a version, outside of the marks of what it has. */
function mentionsOf(version: string, texts: SitePages['texts']): string[] {
  const pattern = new RegExp(`(?<![=\\w.-])${version.replaceAll('.', '\\.')}(?![\\w.-]*\\w)`);
  return [...texts].flatMap(([file, text]) =>
    /^content\/(docs|home)\//.test(file)
      ? text
          .split('\n')
          .flatMap((line, index) => (pattern.test(line) ? [`  ${file}:${index + 1}: ${line.trim()}`] : []))
      : [],
  );
}
