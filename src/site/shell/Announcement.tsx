import { IconButton } from '../parts/Icon';
import { RawHtml } from '../parts/RawHtml';
import { dismissAnnouncement } from '../stores/appearance';
import { useShell } from './context';

/** A line above the bar. The boot script hides one that was dismissed, before the first paint. */
export function Announcement({ html }: { html?: string }) {
  const { announcementBar } = useShell().site;
  if (!announcementBar) return null;
  return (
    <section className="announcement" aria-label="Announcement">
      <RawHtml tag="div" className="announcement-text" html={html} />
      {announcementBar.isCloseable && (
        <IconButton
          name="close"
          label="Close the announcement"
          className="announcement-close"
          onClick={dismissAnnouncement}
        />
      )}
    </section>
  );
}
