import { isTooOldFor, TOO_OLD } from '../../model/too-old';
import { usePublishedAgain } from '../../site/stores/published-again';
import { useLoaded } from '../../site/stores/use-loaded';
import type { LiveSampleProps } from './LiveSample';

/** The editor and the results of a sample, loaded on first use. */
export function LivePart(props: Omit<LiveSampleProps, 'editor' | 'michelson'>) {
  const part = useLoaded(() => import('./LiveSample'));
  // By far the larger part, so it is loaded in parallel.
  const editor = useLoaded(() => import('./SampleEditor'), props.isEditing);
  const michelson = useLoaded(() => import('./MichelsonPart'), props.isCompiled);
  const hasFailed =
    part instanceof Error ||
    (props.isEditing && editor instanceof Error) ||
    (props.isCompiled && michelson instanceof Error);
  const isAgain = usePublishedAgain(hasFailed);
  return (
    <div className="live">
      {hasFailed && (
        <p role="alert">
          {isAgain
            ? 'The site has been published again. Reload the page to go on.'
            : [part, editor, michelson].some(isTooOldFor)
              ? TOO_OLD
              : 'The script could not be loaded. Check your connection, then reload.'}
        </p>
      )}
      {part && 'LiveSample' in part && <part.LiveSample {...props} editor={editor} michelson={michelson} />}
    </div>
  );
}
