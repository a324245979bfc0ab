import { type ComponentType, useMemo } from 'react';
import type { ShellRecord } from '../../model/page';
import type { SiteConfig } from '../../model/site';
import { Finished } from '../parts/Finished';
import { Announcement } from './Announcement';
import { NO_ACTIONS, ShellContextSlot } from './context';
import { MobileMenu } from './MobileMenu';
import { Navbar } from './Navbar';

/** A document: finished HTML. */
export interface DocumentView {
  readonly kind: 'document';
  readonly sidebar?: string;
  readonly page: string;
}

/** A screen: a component of its own. */
export interface ScreenView {
  readonly kind: 'screen';
  readonly Screen: ComponentType<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

export type View = DocumentView | ScreenView;

interface ShellProps {
  readonly site: SiteConfig;
  readonly record: ShellRecord;
  readonly view: View;
  readonly footer: string;
  readonly announcement?: string;
}

/** The frame around every page: bar, tree, page, footer. React brings the screen in it to life, and listeners the rest. */
export function Shell({ site, record, view, footer, announcement }: ShellProps) {
  const context = useMemo(() => ({ site, record, actions: NO_ACTIONS }), [site, record]);
  return (
    <ShellContextSlot value={context}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Announcement bar={site.announcementBar} html={announcement} />
      <Navbar title={site.title} items={site.navbar.items} />
      {view.kind === 'screen' ? <ScreenArea {...view} /> : <DocumentArea {...view} />}
      <Finished tag="footer" className="footer" html={footer} />
      <div className="route-status visually-hidden" aria-live="polite" />
      <MobileMenu />
    </ShellContextSlot>
  );
}

function ScreenArea({ Screen, props }: ScreenView) {
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <Screen {...props} />
    </main>
  );
}

function DocumentArea({ sidebar, page }: DocumentView) {
  return (
    <div className={sidebar === undefined ? 'layout' : 'layout has-sidebar'}>
      {sidebar !== undefined && (
        <Finished tag="aside" className="sidebar sidebar-tree" label="Pages" html={sidebar} />
      )}
      <Finished tag="div" className="page" html={page} />
    </div>
  );
}
