import { useLoaded } from '../../site/stores/use-loaded';
import { nextTask } from '../next-task';
import type { LiveSampleProps } from './LiveSample';

/** The editor and the results of a sample. Their code comes when the reader first asks for one of them. */
export function LivePart(props: Omit<LiveSampleProps, 'editor'>) {
  const part = useLoaded(() => import('./LiveSample'));
  // It is by far the larger part, and is not to wait until the other is there.
  const editor = useLoaded(loadEditor, props.isEditing);
  const hasFailed = part instanceof Error || (props.isEditing && editor instanceof Error);
  return (
    <div className="live">
      {hasFailed && <p role="alert">The script could not be loaded. Check your connection, then reload.</p>}
      {part && 'LiveSample' in part && <part.LiveSample {...props} editor={editor} />}
    </div>
  );
}

/** What is imported by itself the browser runs by itself: the whole editor at once would hold up a slow device. */
async function loadEditor() {
  const [editor] = await Promise.all([
    nextTask().then(() => import('./SampleEditor')),
    nextTask().then(() => import('../../ligo/grammar/highlight-ligo')),
    nextTask().then(() => import('../editor/colours')),
  ]);
  return editor;
}
