import { Suspense } from 'react';
import { onFoldClick } from '../parts/fold-motion';
import { RawHtml } from '../parts/RawHtml';
import { Sidebar } from '../sidebar/Sidebar';
import type { DocumentView, View } from '../stores/route';
import { CrashBoundary } from './CrashBoundary';
import { LoadError } from './LoadError';

interface ContentAreaProps {
  readonly path: string;
  readonly view: View;
}

const SCREEN = { id: 'main', className: 'screen', tabIndex: -1 } as const;

/** What is between bar and footer: a document, a screen, or the error in place of one. */
export function ContentArea({ path, view }: ContentAreaProps) {
  switch (view.kind) {
    case 'document':
      return <DocumentArea path={path} view={view} />;
    case 'sent':
      return <RawHtml tag="main" {...SCREEN} />;
    case 'failed':
      return (
        <main {...SCREEN}>
          <LoadError message={view.message} />
        </main>
      );
    case 'screen':
      return (
        <main {...SCREEN}>
          {/* A screen that crashes while it is hydrated is rendered again, and nothing else with it. */}
          <Suspense>
            {/* Another page is a new chance. */}
            <CrashBoundary key={path}>
              <view.Screen {...view.props} />
            </CrashBoundary>
          </Suspense>
        </main>
      );
  }
}

function DocumentArea({ path, view }: { path: string; view: DocumentView }) {
  const { sidebar, page } = view;
  return (
    <div className={sidebar === undefined ? 'layout' : 'layout has-sidebar'}>
      {sidebar !== undefined && <Sidebar tree={sidebar} path={path} />}
      <RawHtml key={path} tag="div" className="page" html={page} onClick={onFoldClick} />
    </div>
  );
}
