/** What translators and extensions do to a page. The functions run in the page, so each is complete in itself. */
import type { Page } from '@playwright/test';

/** When a translator starts, and whether it also translates what changes later. */
export type Translation = 'before load' | 'after load' | 'continuously';

/** Replaces text nodes with `font` elements, as the translators of Chrome and Edge do. Texts keep their words, so that tests find them. */
export function translate(isContinuous: boolean): void {
  const SKIPPED = 'script, style, textarea, input, svg, data, title, [translate="no"], .notranslate, font';
  const replace = (text: Text) => {
    const words = text.data.trim();
    if (words === '' || !text.parentElement || text.parentElement.closest(SKIPPED)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data.replace(words, `⟦${words}⟧`));
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) found.push(node);
    found.forEach(replace);
  };
  document.documentElement.classList.add('translated-ltr');
  replaceIn(document.body);
  if (!isContinuous) return;
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) replaceIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Translates the page; call it before opening one, or after that for `after load`. */
export async function startTranslator(page: Page, when: Translation): Promise<void> {
  if (when === 'after load') return page.evaluate(translate, true);
  await page.addInitScript(atParsed(translate, when === 'continuously'));
}

/** A script that runs when the page is parsed, before the scripts of the page. */
function atParsed<Input>(work: (input: Input) => void, input: Input): string {
  return `addEventListener('readystatechange', () => {
    if (window === top && document.readyState === 'interactive') (${work})(${JSON.stringify(input)});
  }, true);`;
}

/** The regions of a page into which extensions insert elements. */
const LANDMARKS = [
  'body',
  '.navbar',
  '.navbar nav',
  '.navbar-tools',
  '.dropdown',
  '.dropdown summary',
  '.dropdown-menu',
  '.layout',
  '.sidebar',
  '.sidebar ul',
  '.sidebar li',
  'main',
  'article',
  '.article h1',
  '.article-tools',
  '.article-body',
  '.sample',
  '.code',
  '.code pre',
  '.code figcaption',
  '.code-tools',
  '.tabs',
  '.toc',
  '.toc li',
  '.footer',
  '.search-modal',
  '.search-modal-inner',
  '.search-bar',
  '[data-island]',
  '[data-root]',
  '.route-status',
  '.screen',
  '.search-page',
  '.playground',
] as const;

/** Inserts an element and a text at the start and the end of every landmark. */
function insertEverywhere(landmarks: readonly string[]): void {
  for (const element of landmarks.flatMap((one) => [...document.querySelectorAll(one)])) {
    for (const place of ['afterbegin', 'beforeend'] as const) {
      const inserted = document.createElement('span');
      inserted.className = 'from-extension';
      inserted.style.display = 'none';
      element.insertAdjacentElement(place, inserted);
      element.insertAdjacentText(place, ' ');
    }
  }
}

/** Changes texts in place, removes elements that only decorate, and wraps others. */
function changeAndRemove(): void {
  for (const label of document.querySelectorAll(
    '.navbar a, .navbar summary span, .sidebar a, .toc a, button',
  ))
    if (label.firstChild instanceof Text) label.firstChild.data += ' *';
  for (const icon of document.querySelectorAll('.navbar svg, .copy-menu svg, kbd')) icon.remove();
  for (const link of document.querySelectorAll('.navbar-links a')) {
    const wrapper = document.createElement('span');
    link.replaceWith(wrapper);
    wrapper.append(link);
  }
}

/** What known extensions insert or set, as far as it is public. */
function actAsExtensions(): void {
  const html = document.documentElement;
  // Dark Reader.
  html.setAttribute('data-darkreader-mode', 'dynamic');
  html.setAttribute('data-darkreader-scheme', 'dark');
  document.head.insertAdjacentHTML(
    'afterbegin',
    '<style class="darkreader darkreader--fallback" media="screen"></style>',
  );
  for (const element of document.querySelectorAll('svg, button, a')) {
    element.setAttribute('data-darkreader-inline-stroke', '');
    (element as HTMLElement).style.setProperty('--darkreader-inline-stroke', 'currentColor');
  }
  // Grammarly and LanguageTool.
  document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
  document.body.setAttribute('data-gr-ext-installed', '');
  html.insertAdjacentHTML('beforeend', '<grammarly-desktop-integration></grammarly-desktop-integration>');
  for (const input of document.querySelectorAll('input, textarea')) {
    input.setAttribute('data-lt-tmp-id', 'lt-1');
    input.setAttribute('data-gramm', 'false');
    // 1Password, LastPass and Bitwarden add icons beside fields.
    input.setAttribute('data-com.bitwarden.browser.user-edited', 'yes');
    input.insertAdjacentHTML(
      'afterend',
      '<div data-lastpass-icon-root="" style="position:relative!important;height:0!important;width:0!important;float:left!important"></div>',
    );
  }
  document.body.insertAdjacentHTML('beforeend', '<com-1password-button></com-1password-button>');
  // ColorZilla, dictionaries with a popup, and a translator's toolbar.
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div class="skiptranslate" style="display:none"><iframe></iframe></div>',
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="goog-gt-tt" class="skiptranslate" style="display:none"></div>',
  );
}

export const DISTURBANCES = {
  'elements and texts in every landmark': [insertEverywhere, LANDMARKS],
  'changed texts, removed icons and wrapped links': [changeAndRemove, undefined],
  'dark-mode, dictionary and password extensions': [actAsExtensions, undefined],
} as const;

export type Disturbance = keyof typeof DISTURBANCES;

/** Disturbs the page once, before or after hydration. */
export async function disturb(
  page: Page,
  name: Disturbance,
  when: 'before load' | 'after load',
): Promise<void> {
  const [work, input] = DISTURBANCES[name];
  if (when === 'after load') await page.evaluate(work as (input: unknown) => void, input);
  else await page.addInitScript(atParsed(work as (input: unknown) => void, input));
}
