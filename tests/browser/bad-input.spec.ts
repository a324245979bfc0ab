/**
 * What a page finds when it starts may be anything: a storage that throws, refused cookies, the history entry of another
 * program, an address that somebody has made up. The page is whole, and everything on it works.
 */
import { type Page, test } from '@playwright/test';
import { PAGES, visit } from '../helpers/operate';

/** Every third access to the storage throws, whatever it is for. */
function makeStorageThrow(): void {
  let uses = 0;
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    const use = Storage.prototype[name] as (...values: string[]) => unknown;
    Object.defineProperty(Storage.prototype, name, {
      value(this: Storage, ...values: string[]) {
        uses++;
        if (uses % 3 === 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        return use.apply(this, values);
      },
    });
  }
}

function refuseCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
}

/** The entry looks a little like one of ours. Firefox ends when an entry contains a BigInt. */
function writeForeignState(): void {
  if (window === top)
    history.replaceState({ scroll: new Date(0), isModal: 'yes', syntax: ['ocaml'], idx: -1 }, '');
}

/** Most servers refuse such an address; a page can be led to it in the browser. */
function markManyWords(): void {
  if (!location.href.startsWith('http')) return;
  const url = new URL(location.href);
  url.searchParams.set('mark', 'list+('.repeat(2000).slice(0, 10_000));
  if (window === top) history.replaceState(history.state, '', url);
}

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

interface BadInput {
  /** Runs in the page before its scripts. */
  readonly script?: () => void;
  readonly address?: (path: string) => string;
}

const INPUTS: Readonly<Record<string, BadInput>> = {
  'a storage that throws at any moment': { script: makeStorageThrow },
  'refused cookies': { script: refuseCookies },
  'the history entry of another program': { script: writeForeignState },
  'an unknown syntax in the address': { address: (path) => withQuery(path, 'lang=klingon') },
  'words of 10,000 characters to mark': { script: markManyWords },
  'a hash that is no selector': { address: (path) => `${path}#1%5B%22:%E0%A4%A=>.%23%%` },
};

async function visitWith(page: Page, path: string, inputs: readonly BadInput[]): Promise<void> {
  for (const { script } of inputs) if (script) await page.addInitScript(script);
  await visit(
    page,
    inputs.reduce((address, { address: change }) => change?.(address) ?? address, path),
  );
}

for (const [what, path] of Object.entries(PAGES))
  test(
    `${what}: all bad input at once`,
    {
      tag: what === 'a document' ? '@flow' : '@full',
    },
    async ({ page }) => visitWith(page, path, Object.values(INPUTS)),
  );

for (const [name, input] of Object.entries(INPUTS))
  test(`a document: ${name}`, { tag: '@full' }, async ({ page }) =>
    visitWith(page, PAGES['a document'], [input]),
  );
