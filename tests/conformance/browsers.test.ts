/** The browsers that docs/browsers.md promises know the scripts and styles of the build. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type Browsers, FULL, READING } from '../../packages/site/src/generator/client/browsers';
import { type Feature, featureAt, lacking, membersNamed } from '../helpers/browser-support';
import { DIST, filesOf, pagesOf } from '../helpers/dist';
import { featuresOfScript, type ScriptFeatures } from '../helpers/script-features';
import { featuresOfStyle } from '../helpers/style-features';

interface Source {
  /** Without the hash. */
  readonly name: string;
  readonly code: string;
}

const sourcesOf = (end: string): Source[] =>
  filesOf(DIST)
    .filter((file) => file.endsWith(end))
    .map((file) => ({
      name: basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, ''),
      code: readFileSync(join(DIST, file), 'utf8'),
    }));

const [page] = pagesOf(DIST);
const inPage = (tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page?.html ?? '')?.[1] ?? '';

const scripts = [{ name: 'the inline script', code: inPage('script') }, ...sourcesOf('.js')];
const styles = [{ name: 'the styles of pages', code: inPage('style') }, ...sourcesOf('.css')];

/** What runs before a reader searches, runs or edits something. */
const FOR_READING = /^(the inline script|(entry|app|react|rolldown-runtime|store)\.js)$/;

/** What the oldest browsers lack, and what the site does there. Each is looked for before it is used. */
const TESTED: Readonly<Record<string, string>> = {
  '.showModal': 'the menu covers the page, and search is a page (stores/modals.ts)',
  '.showPopover': 'the card of types is placed in the sample (NameCard.tsx)',
  '.yield': 'tasks are split by messages (next-task.ts)',
  '.caretPositionFromPoint': 'the other one of the two is used (code-text.ts)',
  '.caretRangeFromPoint': 'the other one of the two is used (code-text.ts)',
  'Intl.Segmenter': 'CodeMirror moves by code points',
  '.getComposedRanges': 'CodeMirror reads the selection of the document',
  '.updateText': 'CodeMirror uses contenteditable without EditContext',
  '.updateSelection': 'CodeMirror uses contenteditable without EditContext',
  '.updateSelectionBounds': 'CodeMirror uses contenteditable without EditContext',
  '.updateCharacterBounds': 'CodeMirror uses contenteditable without EditContext',
  '.getTextFormats': 'CodeMirror uses contenteditable without EditContext',
  '.startViewTransition': 'React shows changes at once; the site uses none of its transitions',
  '.skipTransition': 'React shows changes at once; the site uses none of its transitions',
  '.getState': 'React looks for the navigation API first',
  'CSS.highlights': 'found words are not marked (mark-found-words.ts)',
  '.timeRemaining': 'CodeMirror parses in tasks of fixed length without requestIdleCallback',
  '.isInputPending': 'CodeMirror looks for it before it parses',
  '.requestIdleCallback': 'islands are hydrated after a while (islands.tsx)',
  'new ClipboardItem': 'the text is copied after it is known (use-copy.ts)',
  'new Highlight': 'found words are not marked (mark-found-words.ts)',
  'Uint8Array.fromHex': 'a package converts digit by digit',
  '.toHex': 'a package converts digit by digit',
  '.fromHex': 'a package converts digit by digit',
};

/** Styles that some browsers ignore, and what their readers see. */
const IGNORED: Readonly<Record<string, string>> = {
  ':has': 'small differences of space; what must not differ has its own rule',
  '::details-content': 'closed folds stay closed in print',
  '::highlight': 'found words are not marked',
  '::backdrop': 'the page behind a dialog is not darkened',
  ':focus-visible': 'the browser draws its own focus ring',
  '@container': 'the key of search is shown in a narrow bar, too',
  '@media (forced-colors)': 'such browsers have no forced colours',
  '@media (prefers-contrast)': 'such browsers do not know the wish',
  '@property': 'nothing is animated by it',
  'color-mix()': 'a border or a tint is missing; nothing is said by it alone',
  'text-wrap': 'headings break where they may',
  'scrollbar-color': 'scroll bars look like those of the system',
  'scrollbar-width': 'scroll bars look like those of the system',
  'scrollbar-gutter': 'the list of results moves when it gets a scroll bar',
  'color-scheme': 'scroll bars and menus of the browser are light',
  'container-type': 'like @container',
  'content-visibility': 'closed folds stay closed in print',
  'forced-color-adjust': 'such browsers have no forced colours',
  'accent-color': 'a bar of progress has the colour of the system',
  'overscroll-behavior': 'the page scrolls on at the end of the sidebar',
  'field-sizing': 'fields keep their height',
  'overflow-wrap: anywhere': 'long words are broken where the column is full',
  'text-decoration': 'the line below a word is plain and straight',
  'align-self: start': 'flexible boxes know flex-start; grids know start',
  'break-after: avoid': 'a heading may be the last line of a printed page',
  'padding-inline': 'written as two properties',
  contain: 'repaints are larger',
  inset: 'written as four properties',
  hyphens: 'long words are broken without a hyphen',
  gap: 'in the oldest Safari, controls are closer together',
  lh: 'less height is reserved for buttons',
  dvh: 'guarded; the height of the whole window is used',
  'background-clip: text': 'the title has one colour',
  mask: 'written with a prefix as well',
};

const members = membersNamed();
const isKnown = (feature: Feature | undefined) => feature !== undefined;

/** What a script uses, by name, with the features that may be meant. */
function usesOf({ called, statics, constructed }: ScriptFeatures): readonly [string, readonly Feature[]][] {
  const withStatics = [...statics].map((name): [string, Feature[]] => {
    const [owner = '', member = ''] = name.split('.');
    const owners = [featureAt('api', owner), featureAt('javascript', 'builtins', owner)].filter(isKnown);
    return [name, owners.flatMap((one) => membersOf(one, member))];
  });
  const withConstructed = [...constructed].map((name): [string, Feature[]] => [
    `new ${name}`,
    [featureAt('api', name), featureAt('javascript', 'builtins', name)].filter(isKnown),
  ]);
  const withCalls = [...called].map((name): [string, readonly Feature[]] => [
    `.${name}`,
    members.get(name) ?? [],
  ]);
  return [...withCalls, ...withStatics, ...withConstructed];
}

function membersOf(owner: Feature, name: string): Feature[] {
  return Object.entries(owner).flatMap(([key, feature]) =>
    key === name || key === `${name}_static` ? [feature as Feature] : [],
  );
}

const parsed = scripts.map(({ name, code }) => ({ name, features: featuresOfScript(code) }));

/** What the scripts call their own properties cannot be told from what browsers have. */
const ownNames = new Set(parsed.flatMap(({ features }) => [...features.own]));

function tooNew(isMeant: (name: string) => boolean, browsers: Browsers): string[] {
  return parsed
    .filter(({ name }) => isMeant(name))
    .flatMap(({ name, features }) =>
      usesOf(features)
        .filter(([use]) => !ownNames.has(use.replace('.', '')) || use.includes(' '))
        .map(([use, meant]) => [use, lacking(meant, browsers)] as const)
        .filter(([use, missing]) => missing.length > 0 && !(use in TESTED))
        .map(([use, missing]) => `${name}: ${use} is too new for ${missing.join(', ')}`),
    );
}

describe('every script', () => {
  it('is written in the syntax that the oldest browsers know', () => {
    // Parsing the scripts above has thrown otherwise.
    expect(parsed.length).toBeGreaterThan(20);
    expect(() => featuresOfScript('a ??= 1')).toThrow(SyntaxError);
  });

  it('uses what the browsers have in which everything works', () => {
    expect(tooNew(() => true, FULL)).toEqual([]);
  });
});

describe('the scripts of menus, syntax, theme and versions', () => {
  it('use what the oldest browsers have', () => {
    expect(tooNew((name) => FOR_READING.test(name), READING)).toEqual([]);
  });

  it('have no regular expressions that the oldest browsers cannot parse', () => {
    const found = parsed.filter(({ name, features }) => FOR_READING.test(name) && features.hasLookbehind);
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});

test('styles that some of the browsers ignore are listed, with what readers see', () => {
  const used = styles.flatMap(({ name, code }) =>
    featuresOfStyle(code).map((use) => ({ ...use, name, use: use.name })),
  );
  const isListed = (use: string) => use in IGNORED || use.replace(/:? .*/, '') in IGNORED;
  const found = used
    .map(({ name, use, feature, where }) => ({ name, use, where, missing: lacking([feature], READING) }))
    .filter(({ use, missing }) => missing.length > 0 && !isListed(use))
    .map(({ name, use, where, missing }) => `${name}: ${use} in ${where}: too new for ${missing.join(', ')}`);
  expect([...new Set(found)]).toEqual([]);
});

describe('the check', () => {
  const uses = (code: string, browsers: Browsers) =>
    usesOf(featuresOfScript(code))
      .filter(([, meant]) => lacking(meant, browsers).length > 0)
      .map(([use]) => use);

  it('finds methods, functions and classes that are too new', () => {
    expect(uses('x.toSorted()', FULL)).toEqual(['.toSorted']);
    expect(uses('AbortSignal.any([])', FULL)).toContain('AbortSignal.any');
    expect(uses('new DecompressionStream("gzip")', READING)).toEqual(['new DecompressionStream']);
    expect(uses('x.map((one) => one)', READING)).toEqual([]);
  });

  it('finds styles that are too new, unless they are guarded or follow a simpler value', () => {
    const names = (css: string) =>
      featuresOfStyle(css)
        .filter(({ feature }) => lacking([feature], READING).length > 0)
        .map(({ name }) => name);
    expect(names('a { color: color-mix(in srgb, red, blue) }')).toContain('color-mix()');
    expect(names('a:has(b) { color: red }')).toContain(':has');
    expect(names('a { color: red; color: color-mix(in srgb, red, blue) }')).toEqual([]);
    expect(names('@supports selector(:has(a)) { a:has(b) { color: red } }')).toEqual([]);
  });
});
