import { renderToStaticMarkup } from 'react-dom/server';
import { PAGE_PARTS, type PageRecord } from '../../model/page';
import type { SiteConfig } from '../../model/site';
import { ConsentBanner } from '../../site/consent/ConsentBanner';
import { asksForConsent } from '../../site/consent/consent';
import { IconButton } from '../../site/parts/Icon';
import { SearchDialog } from '../../site/search/SearchDialog';
import { NO_ACTIONS, ShellContext } from '../../site/shell/context';
import { Navbar } from '../../site/shell/Navbar';
import type { OutputPage } from '../output';

interface PageProps {
  readonly site: SiteConfig;
  readonly record: PageRecord;
  readonly view: OutputPage['view'];
  /** HTML. */
  readonly footer: string;
  readonly announcement?: string;
}

/**
 * The body of a page. Only the parts marked with `data-root` are hydrated, each by a separate React root; the
 * rest stays as it is sent.
 */
export function Page({ site, record, view, footer, announcement }: PageProps) {
  const hasTree = view.kind === 'document' && view.sidebar !== undefined;
  return (
    <ShellContext value={{ site, record, actions: NO_ACTIONS }}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <a className="skip-link is-to-pages" href="#pages" hidden={!hasTree}>
        Skip to the list of pages
      </a>
      {asksForConsent(site) && <ConsentBanner />}
      {site.announcementBar && (
        <section className="announcement" aria-label="Announcement">
          <Html html={announcement ?? ''} />
          {site.announcementBar.isCloseable && (
            <IconButton name="close" label="Close the announcement" data-control="announcement" />
          )}
        </section>
      )}
      <header className="navbar">
        <Navbar site={site} />
      </header>
      <div id="content">
        <Content view={view} />
      </div>
      <footer className="footer" dangerouslySetInnerHTML={{ __html: footer }} />
      {/* Screen readers announce what is written into it. */}
      <div className="route-status visually-hidden" aria-live="polite" />
      {/* CSS shows them while a page loads. */}
      <div className="progress-bar" role="progressbar" aria-label="Loading the page" />
      <div className="spinner" />
      <div data-root="search">
        <SearchDialog />
      </div>
      <div data-root="overlay" />
    </ShellContext>
  );
}

function Content({ view }: Pick<PageProps, 'view'>) {
  if (view.kind === 'screen')
    return (
      <main id="main" className="screen" tabIndex={-1} data-root="screen">
        {view.screen}
      </main>
    );
  const page = PAGE_PARTS.page.join(renderToStaticMarkup(view.page));
  const { sidebar } = view;
  return (
    <div className={sidebar === undefined ? 'layout' : 'layout has-sidebar'}>
      {/* Comes first in the HTML, so that its beginning is painted first. */}
      <Html className="page" html={page} />
      {sidebar !== undefined && (
        <aside
          id="pages"
          className="sidebar sidebar-tree"
          aria-label="Pages"
          tabIndex={-1}
          data-root="sidebar"
          dangerouslySetInnerHTML={{ __html: PAGE_PARTS.tree.join(sidebar) }}
        />
      )}
    </div>
  );
}

function Html({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
