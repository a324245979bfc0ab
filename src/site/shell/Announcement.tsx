import { Icon } from '../parts/Icon';
import { useShell } from './context';

/** A line above the bar. Its HTML comes from the operator's Markdown, compiled by the build. */
export function Announcement({ html }: { html: string | undefined }) {
  const { site, actions } = useShell();
  const bar = site.announcementBar;
  if (!bar) return null;
  return (
    <div className="announcement" role="region" aria-label="Announcement">
      <div className="announcement-text" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />
      {bar.isCloseable && (
        <button type="button" className="icon-button" aria-label="Close the announcement" onClick={actions.dismissAnnouncement}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
