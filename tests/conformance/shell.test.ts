/** Section 2 of the specification: the navigation bar, the footer and the home page before any script runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOfPath } from '../../packages/site/src/model/route';
import { docPath } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { hrefsOf, pageAt, textsOf } from '../helpers/built-page';
import { DIST, ROOT } from '../helpers/dist';
import { hasGit } from '../helpers/git';
import { LATEST } from '../helpers/latest';

const GUIDE = '/docs/data-types/lists';

describe('navigation bar', () => {
  test('has links to the sections, the playground, the blog and other sites', () => {
    const page = pageAt(GUIDE);
    expect(textsOf(page, '.navbar-links a')).toEqual([
      'Docs',
      'API',
      'FAQ',
      'Playground',
      'Blog',
      'Registry',
      'Web IDE',
    ]);
    expect(hrefsOf(page, '.navbar-links a')).toEqual([
      '/docs/intro/introduction',
      '/docs/reference/toplevel-reference',
      '/docs/faq/intro',
      '/playground',
      '/blog',
      expect.stringMatching(/^https:\/\/packages\.ligolang\.org/),
      expect.stringMatching(/^https:\/\/ide\.ligolang\.org/),
    ]);
    const outward = [...page.querySelectorAll('.navbar-links a[href^="https:"]')];
    expect(outward.map((link) => link.getAttribute('rel'))).toEqual([
      'noopener noreferrer',
      'noopener noreferrer',
    ]);
    expect(outward.every((link) => link.querySelector('svg') !== null)).toBe(true);
  });

  test(`has menus of four versions, with ${LATEST} as the latest, and of two syntaxes`, () => {
    const page = pageAt(GUIDE);
    const versions = [...page.querySelectorAll('.navbar-tools [data-version]')];
    expect(versions.map((one) => one.getAttribute('data-version'))).toEqual([
      'next',
      LATEST,
      '1.10.0',
      '1.6.0',
    ]);
    expect(textsOf(page, '.navbar-tools .is-versions li')).toEqual([
      'Next (unreleased)',
      `${LATEST} (latest)`,
      '1.10.0',
      expect.stringMatching(/^1\.6\.0\d+ sections? differs?$/),
      'What differs here',
    ]);
    expect(textsOf(page, '.navbar-tools .is-versions summary').join()).toContain(LATEST);
    expect(textsOf(page, '.navbar-tools .is-syntax li')).toEqual(['JsLIGO', 'CameLIGO']);
  });
});

describe('footer', () => {
  test.each(['/', GUIDE, '/blog', '/404.html'])(
    '%s has the groups, the social links, the tagline and the copyright',
    (path) => {
      const page = pageAt(path);
      const groups = ['Learn', 'Community', 'Contribute'];
      expect(textsOf(page, 'footer :is(h2, h3)')).toEqual(groups);
      for (const group of groups)
        expect(hrefsOf(page, `footer nav[aria-label="${group}"] a`).length, group).toBeGreaterThan(0);
      const social = [...page.querySelectorAll('footer .footer-social a')];
      expect(social.map((link) => link.getAttribute('aria-label'))).toEqual([
        expect.stringContaining('chat server'),
        expect.stringContaining('video playlist'),
        expect.stringContaining('issue tracker'),
        expect.stringContaining('social network'),
        expect.stringContaining('messaging group'),
        expect.stringContaining('professional network'),
      ]);
      for (const link of social) {
        expect(link.getAttribute('href')).toMatch(/^https:/);
        expect(link.querySelector('svg')).not.toBeNull();
      }
      const footer = textsOf(page, 'footer').join();
      expect(footer).toContain('The smart-contract language tailored for the blockchain');
      expect(footer).toContain('2025');
    },
  );
});

describe('home page', () => {
  test('shows a contract to try with nothing printed beside it, and how to install the compiler', () => {
    const page = pageAt('/');
    expect(textsOf(page, '.hero-words p')[0]).toContain('Tezos');
    expect(textsOf(page, '.hero-code .s-jsligo code').join()).toContain('@entry');
    expect(textsOf(page, '.hero-code .s-cameligo code').join()).toContain('[@entry]');
    expect(textsOf(page, '.hero-code pre')).toHaveLength(2);
    expect(textsOf(page, '.hero-install [role="tab"]')).toEqual(['Linux', 'macOS', 'Windows']);
  });

  test('shows both syntaxes with as many lines', () => {
    const page = pageAt('/');
    const [jsligo, cameligo] = textsOf(page, '.line-by-line pre').map((code) => code.split('\n').length);
    expect(jsligo).toBeGreaterThan(10);
    expect(cameligo).toBe(jsligo);
  });

  test('shows what its programs do, computed when it was built', () => {
    const page = pageAt('/');
    expect(textsOf(page, '.claim h3')).toHaveLength(4);
    const [mistake = ''] = textsOf(page, '.claim .s-jsligo .code-problem');
    expect(mistake).toContain('Not matched: Cancel()');
    const failed = textsOf(page, '.proof.is-failed').join();
    expect(failed).toContain('jar.jsligo:12:3: test_add: failed with "coins got lost"');
    expect(failed).toContain('jar.mligo:12:3: test_add: failed with "coins got lost"');
    expect(textsOf(page, '.proof').join()).toContain('("ten days" , 17000000mutez)');
    const sizes = textsOf(page, '.size-bars dd').map((text) => Number.parseInt(text, 10));
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
    expect(sizes[1]).toBeGreaterThan(50);
  });

  test('leads on in three ways, also to what is outside of the versions', () => {
    const page = pageAt('/');
    expect(textsOf(page, '.way h3')).toEqual(['Learn', 'Build', 'Look up']);
    const to = ['/playground', '/cookbook', '/messages', '/glossary'];
    expect(hrefsOf(page, '.way a')).toEqual(expect.arrayContaining(to));
  });

  test.each(site.docs.versions)('leads to pages that exist for a reader who prefers $name', (version) => {
    const ids = new Set(
      hrefsOf(
        pageAt('/'),
        '.home a[href^="/docs/"], .navbar-links a[href^="/docs/"], .footer a[href^="/docs/"]',
      ).map((href) => href.slice('/docs/'.length).replace(/#.*/, '')),
    );
    expect(ids.size).toBeGreaterThan(5);
    const paths = [...ids].map((id) => docPath(version, id));
    expect(paths.filter((path) => !existsSync(join(DIST, fileOfPath(path))))).toEqual([]);
  });
});

describe('a guide', () => {
  test('has breadcrumbs to the version, the sidebar and the category', () => {
    const page = pageAt('/docs/data-types/sets');
    expect(textsOf(page, '.breadcrumbs a')).toEqual([LATEST, 'Docs', 'Data types']);
    const [first] = hrefsOf(page, '.sidebar details[open] a');
    expect(hrefsOf(page, '.breadcrumbs a')).toEqual(['/docs', '/docs/intro/introduction', first]);
  });

  test.skipIf(!hasGit())('shows at its foot when it was last changed (needs git)', () => {
    expect(textsOf(pageAt(GUIDE), '.page-foot').join()).toMatch(/Last updated on \d{1,2} [A-Z][a-z]+ \d{4}/);
  });

  test('links at its foot to its file', () => {
    const page = pageAt(GUIDE);
    const edit = [...page.querySelectorAll('.page-foot a')].find(({ textContent }) =>
      textContent.includes('Edit this page'),
    );
    const href = edit?.getAttribute('href') ?? '';
    expect(href).toMatch(/content\/docs\/data-types\/lists\.md$/);
    expect(existsSync(join(ROOT, href.slice(href.indexOf('content/')))), href).toBe(true);
  });

  test('asks at its foot what was unclear, with its title and address filled in', () => {
    const [form = ''] = hrefsOf(pageAt(GUIDE), '.page-foot span a');
    const { hostname, searchParams } = new URL(form);
    expect(hostname).toBe('gitlab.com');
    expect(searchParams.get('issue[title]')).toBe('Docs: Lists');
    expect(searchParams.get('issue[description]')).toBe(`${site.url}${GUIDE}`);
  });

  test('names the section of its neighbours where it is another one', () => {
    const [first, ...others] = textsOf(pageAt('/docs/data-types/numbers'), '.pager small');
    expect(first).toMatch(/^Previous: [A-Z]/);
    expect(others).toEqual(['Next']);
  });

  test('has a badge of its version, no banner on the latest, a table of contents and two neighbours', () => {
    const page = pageAt(GUIDE);
    expect(textsOf(page, '.version-badge')).toEqual([`Version ${LATEST}`]);
    expect(textsOf(page, '.version-banner')).toEqual([]);
    expect(textsOf(page, '.toc a').length).toBeGreaterThan(3);
    expect(textsOf(page, '.pager-previous')).toHaveLength(1);
    expect(textsOf(page, '.pager-next')).toHaveLength(1);
  });

  test('has a back-to-top link if it is long', () => {
    expect(textsOf(pageAt(GUIDE), '.to-top')).toHaveLength(1);
    expect(textsOf(pageAt('/docs/manpages/init-library'), '.to-top')).toEqual([]);
  });

  test('has its type, a deep link and an example in both syntaxes at each entry of the reference', () => {
    const page = pageAt('/docs/reference/list-reference');
    const entry = [...page.querySelectorAll('.entry')].find((one) => one.querySelector('#list-map'));
    const signature = (syntax: string) => entry?.querySelector(`.signature.s-${syntax}`)?.textContent;
    expect(signature('cameligo')).toContain("('src -> 'dst)");
    expect(signature('jsligo')).toContain('=>');
    expect(entry?.querySelector('a.anchor')?.getAttribute('href')).toBe('#list-map');
    expect(entry?.querySelectorAll('.code .tool-copy').length).toBeGreaterThanOrEqual(2);
  });
});

describe('a command', () => {
  test('has an anchor and a link to it for every flag', () => {
    const page = pageAt('/docs/manpages/compile-contract');
    const flags = [...page.querySelectorAll('.flag')].map(({ id }) => id);
    expect(flags).toContain('--michelson-format');
    expect(hrefsOf(page, '.flag > .flag-names > a:first-child')).toEqual(flags.map((id) => `#${id}`));
  });
});

describe('a tree of pages that is too large to be sent whole', () => {
  test('has branches that lead to their first page, which has all of the branch', () => {
    const branchAt = (path: string) =>
      [...pageAt(path).querySelectorAll('.sidebar details')].find(
        ({ firstElementChild }) => firstElementChild?.textContent === 'Writing a contract',
      );
    const short = branchAt('/docs/1.6.0/intro/introduction');
    const [first, ...others] = [...(short?.querySelectorAll('a') ?? [])];
    expect(others).toEqual([]);
    const missing = Number(/and (\d+) more/.exec(short?.textContent ?? '')?.[1]);
    const whole = branchAt(first?.getAttribute('href') ?? '');
    expect(whole?.hasAttribute('open')).toBe(true);
    expect(whole?.querySelectorAll('a')).toHaveLength(1 + missing);
    expect(whole?.textContent).toContain('Views');
  });
});
