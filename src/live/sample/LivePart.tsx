import { useLoaded } from '../../site/stores/use-loaded';
import type { LiveSampleProps } from './LiveSample';

/** The editor and the results of a sample. Their code comes when the reader first asks for one of them. */
export function LivePart(props: Omit<LiveSampleProps, 'editor'>) {
  const part = useLoaded(() => import('./LiveSample'));
  // It is by far the larger part, and is not to wait until the other is there.
  const editor = useLoaded(() => import('./SampleEditor'), props.isEditing);
  if (!part) return null;
  if (!(part instanceof Error)) return <part.LiveSample {...props} editor={editor} />;
  return (
    <p className="live-unavailable" role="alert">
      The script that edits and runs samples could not be loaded. Check your connection, then reload the page.
    </p>
  );
}
