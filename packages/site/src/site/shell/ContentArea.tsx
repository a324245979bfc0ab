import { Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../parts/after-paint';
import { onFoldClick } from '../parts/fold-motion';
import { RawHtml } from '../parts/RawHtml';
import { Sidebar } from '../sidebar/Sidebar';
import type { DocumentView, View } from '../stores/route';
import { CrashBoundary } from './ErrorScreen';

const SCREEN = { id: 'main', className: 'screen', tabIndex: -1 } as const;

/** The area between navbar and footer: a document or a screen. */
export function ContentArea({ path, view }: { path: string; view: View }) {
  if (view.kind === 'document')
    return (
      <div className={view.sidebar === undefined ? 'layout' : 'layout has-sidebar'}>
        {/* Comes first in the HTML, so that its beginning is painted first. */}
        <PageArea key={path} view={view} />
        {view.sidebar !== undefined && <Sidebar tree={view.sidebar} path={path} />}
      </div>
    );
  if (!view.screen) return <RawHtml tag="main" {...SCREEN} />;
  return (
    <main {...SCREEN}>
      {/* If hydrating the screen fails, only the screen is rendered again. */}
      <Suspense>
        {/* Navigation resets the boundary. */}
        <CrashBoundary key={path}>{view.screen}</CrashBoundary>
      </Suspense>
    </main>
  );
}

/** Layout of a long page is slow, so a reader who starts at the top gets the top first. */
function PageArea({ view: { page, isShownFromTop = false } }: { view: DocumentView }) {
  const [isWhole, setIsWhole] = useState(!isShownFromTop);
  useEffect(() => {
    if (!isWhole) afterPaint(() => setIsWhole(true));
  }, [isWhole]);
  const className = isWhole ? 'page' : 'page is-top';
  return <RawHtml tag="div" className={className} html={page} onClick={onFoldClick} />;
}
