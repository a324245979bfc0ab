import { type ComponentType, memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { PageRecord } from '../../model/page';
import type { ShellConfig } from '../../model/site';
import { Adopted, type FinishedHtml } from './Adopted';
import { Announcement } from './Announcement';
import { CrashBoundary } from './CrashBoundary';
import { type ShellActions, ShellContextSlot } from './context';
import { MobileMenu } from './MobileMenu';
import { Navbar } from './Navbar';
import { RouteStatus } from './RouteStatus';

/** A document: finished HTML. Nothing means that it stands in the page already. */
export interface DocumentView {
  readonly kind: 'document';
  readonly sidebar?: FinishedHtml;
  readonly page?: FinishedHtml;
}

/** The document that the page was sent with, or that has been put into it. */
export const STANDING: DocumentView = { kind: 'document' };

/** A screen: a component of its own. */
export interface ScreenView {
  readonly kind: 'screen';
  readonly Screen: ComponentType<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

export type View = DocumentView | ScreenView;

interface ShellProps {
  readonly site: ShellConfig;
  readonly record: PageRecord;
  readonly view: View;
  readonly actions: ShellActions;
  readonly footer?: string;
  readonly announcement?: string;
  /** Whether another page is on its way. */
  readonly loading?: boolean;
  /** What screen readers are told after a route change. */
  readonly arrival?: string;
}

/** What the bar shows depends on the page alone, not on what is on its way. */
const StillNavbar = memo(Navbar);

/** The frame around every page: bar, tree, page, footer. */
export function Shell({
  site,
  record,
  view,
  actions,
  footer,
  announcement,
  loading = false,
  arrival = '',
}: ShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const open = useCallback(() => setMenuOpen(true), []);
  const close = useCallback(() => setMenuOpen(false), []);
  const context = useMemo(() => ({ site, record, actions }), [site, record, actions]);
  useEffect(() => closeWhenWide(close), [close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [record.path]);
  return (
    <ShellContextSlot value={context}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Announcement html={announcement} />
      <StillNavbar onMenu={open} />
      <CrashBoundary path={record.path}>
        <ViewArea view={view} record={record} />
      </CrashBoundary>
      <Adopted tag="footer" className="footer" html={footer} />
      <RouteStatus loading={loading} announcement={arrival} />
      <MobileMenu open={menuOpen} onClose={close} sidebarHtml={currentSidebar} />
    </ShellContextSlot>
  );
}

function ViewArea({ view, record }: { view: View; record: PageRecord }) {
  if (view.kind === 'screen') {
    return (
      <main id="main" className="screen" tabIndex={-1}>
        <view.Screen {...view.props} />
      </main>
    );
  }
  return (
    <div className={record.sidebar ? 'layout has-sidebar' : 'layout'}>
      {record.sidebar && (
        <Adopted tag="aside" className="sidebar sidebar-tree" label="Pages" html={view.sidebar} />
      )}
      <Adopted tag="div" className="page" html={view.page} />
    </div>
  );
}

function currentSidebar(): string | undefined {
  return document.querySelector('.sidebar')?.innerHTML;
}

function closeWhenWide(close: () => void): () => void {
  const wide = window.matchMedia('(min-width: 997px)');
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}
