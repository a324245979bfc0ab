import { Icon } from '../parts/Icon';
import { Adopted } from './Adopted';
import { useShell } from './context';

/** A line above the bar. Its HTML comes from the operator's Markdown, compiled by the build. */
export function Announcement({ html }: { html: string | undefined }) {
  const { site, actions } = useShell();
  const bar = site.announcementBar;
  if (!bar) return null;
  return (
    <section className="announcement" aria-label="Announcement">
      <Adopted tag="div" className="announcement-text" html={html} />
      {bar.isCloseable && (
        <button
          type="button"
          className="icon-button"
          aria-label="Close the announcement"
          onClick={actions.dismissAnnouncement}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
