import { Finished } from '../parts/Finished';
import { Icon } from '../parts/Icon';
import { useShell } from './context';

/** A line above the bar. Its HTML comes from the operator's Markdown, compiled by the build. */
export function Announcement({ html }: { html: string | undefined }) {
  const { announcementBar: bar } = useShell().site;
  if (!bar) return null;
  return (
    <section className="announcement" aria-label="Announcement">
      <Finished tag="div" className="announcement-text" html={html} />
      {bar.isCloseable && (
        <button type="button" className="icon-button announcement-close" aria-label="Close the announcement">
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
