/**
 * The area between navigation bar and footer. A document is HTML from the build, outside of React, beside a sidebar
 * with a React root; a screen is a component in a root.
 */
import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { afterPaint } from '../site/parts/after-paint';
import { Part } from '../site/parts/Boundary';
import { CrashBoundary } from '../site/shell/ErrorScreen';
import { Sidebar } from '../site/sidebar/Sidebar';
import { useStore } from '../site/stores/use-store';
import type { RouteStore, Shell } from './shell';

export interface DocumentContent {
  readonly kind: 'document';
  readonly html: string;
  readonly hasSidebar: boolean;
  /** Whether the reader starts at the top, so that the rest of a long page may be laid out later. */
  readonly isShownFromTop: boolean;
}

export interface ScreenContent {
  readonly kind: 'screen';
  readonly screen: ReactElement;
}

export type Content = DocumentContent | ScreenContent;

export interface ContentArea {
  /** Hydrates the sent page; without `screen`, its HTML stays as it is. */
  readonly hydrate: (screen?: ReactElement) => Promise<void>;
  /** Shows another page. The route has to be set before. */
  readonly show: (content: Content) => void;
}

export function createContentArea(area: Element, shell: Shell): ContentArea {
  /** The root of the sidebar or of the screen. */
  let root: Root | undefined;
  const sidebar = <SidebarOfRoute route={shell.route} />;

  const replaceAll = (content: Element) => {
    const last = root;
    root = undefined;
    area.replaceChildren(content);
    // The focus may be in it.
    last?.unmount();
  };
  const showDocument = (content: DocumentContent) => {
    const layout = area.querySelector(':scope > .layout');
    const isSameLayout = layout && (root !== undefined) === content.hasSidebar;
    if (isSameLayout) {
      layout.querySelector(':scope > .page')?.replaceWith(pageOf(content));
      return;
    }
    const next = create('div', { className: content.hasSidebar ? 'layout has-sidebar' : 'layout' });
    next.append(pageOf(content));
    replaceAll(next);
    if (!content.hasSidebar) return;
    const aside = create('aside', { id: 'pages', className: 'sidebar sidebar-tree', tabIndex: -1 });
    aside.setAttribute('aria-label', 'Pages');
    next.append(aside);
    root = shell.render(aside, sidebar);
  };
  const showScreen = ({ screen }: ScreenContent) => {
    const main = create('main', { id: 'main', className: 'screen', tabIndex: -1 });
    replaceAll(main);
    root = shell.render(main, <CrashBoundary>{screen}</CrashBoundary>);
  };

  return {
    hydrate: async (screen) => {
      const host = area.querySelector('[data-root]');
      if (!host) return;
      if (!host.matches('main')) root = await shell.hydrate(host, sidebar);
      else if (screen) root = await shell.hydrate(host, <CrashBoundary>{screen}</CrashBoundary>);
    },
    show: (content) => {
      if (content.kind === 'document') showDocument(content);
      else showScreen(content);
      const hasSidebar = content.kind === 'document' && content.hasSidebar;
      document.querySelector('.skip-link.is-to-pages')?.toggleAttribute('hidden', !hasSidebar);
    },
  };
}

function SidebarOfRoute({ route }: { route: RouteStore }) {
  const { tree } = useStore(route);
  return <Part title="The list of pages">{tree && <Sidebar tree={tree} />}</Part>;
}

/** Layout of a long page is slow, so a reader who starts at the top gets the top first. */
function pageOf({ html, isShownFromTop }: DocumentContent): Element {
  const page = create('div', { className: isShownFromTop ? 'page is-top' : 'page' });
  page.innerHTML = html;
  if (isShownFromTop) afterPaint(() => page.classList.remove('is-top'));
  return page;
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
