import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { IconButton } from '../parts/Icon';
import { RawHtml } from '../parts/RawHtml';
import { SearchDialog } from '../search/SearchDialog';
import { dismissAnnouncement } from '../stores/appearance';
import { treeOf, type View } from '../stores/route';
import { statusStore } from '../stores/status';
import { useStore } from '../stores/use-store';
import { ContentArea } from './ContentArea';
import { NO_ACTIONS, type ShellActions, ShellContext, type ShellContextValue } from './context';
import { MobileMenu } from './MobileMenu';
import { Navbar } from './Navbar';

interface ShellProps extends Pick<ShellContextValue, 'site' | 'record'> {
  readonly view: View;
  readonly actions?: ShellActions;
  readonly isLoading?: boolean;
  /** HTML from the build; in the browser it is already in the page. */
  readonly footer?: string;
  readonly announcement?: string;
  /** Overlays that only the browser renders. */
  readonly children?: ReactNode;
}

/** The whole page. The build renders it, and one React root hydrates it. */
export function Shell({ site, record, view, actions = NO_ACTIONS, ...rest }: ShellProps) {
  const context = useMemo(() => ({ site, record, actions }), [site, record, actions]);
  // The menu is open for one path, so navigation closes it.
  const [menuPath, setMenuPath] = useState<string>();
  const closeMenu = useCallback(() => setMenuPath(undefined), []);
  return (
    <ShellContext value={context}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      {view.kind === 'document' && view.sidebar !== undefined && (
        <a className="skip-link is-to-pages" href="#pages">
          Skip to the list of pages
        </a>
      )}
      {site.announcementBar && (
        <section className="announcement" aria-label="Announcement">
          <RawHtml tag="div" html={rest.announcement} />
          {site.announcementBar.isCloseable && (
            <IconButton name="close" label="Close the announcement" onClick={dismissAnnouncement} />
          )}
        </section>
      )}
      <Navbar onOpenMenu={() => setMenuPath(record.path)} />
      <ContentArea path={record.path} view={view} />
      <RawHtml tag="footer" className="footer" html={rest.footer} />
      <Status />
      {rest.isLoading && (
        <>
          <div className="progress-bar" role="progressbar" aria-label="Loading the page" />
          {/* CSS shows it after a delay. */}
          <div className="spinner" />
        </>
      )}
      {menuPath === record.path && <MobileMenu onClose={closeMenu} tree={treeOf(view)} />}
      <SearchDialog />
      {rest.children}
    </ShellContext>
  );
}

/** Announces changes to screen readers, without re-rendering anything else. */
function Status() {
  return (
    <div className="route-status visually-hidden" aria-live="polite">
      {useStore(statusStore)}
    </div>
  );
}
