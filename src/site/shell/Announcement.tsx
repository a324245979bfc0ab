import type { AnnouncementBar } from '../../model/site';
import { Finished } from '../parts/Finished';
import { Icon } from '../parts/Icon';

interface AnnouncementProps {
  readonly bar: AnnouncementBar | undefined;
  /** The operator's Markdown, compiled by the build. */
  readonly html: string | undefined;
}

/** A line above the bar. */
export function Announcement({ bar, html }: AnnouncementProps) {
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
