import { LoadFailed } from '../../site/parts/LoadFailed';
import { useLoaded } from '../../site/stores/use-loaded';
import type { LiveSampleProps } from './LiveSample';

/** The editor and the results of a sample, loaded on first use. */
export function LivePart(props: Omit<LiveSampleProps, 'editor' | 'michelson'>) {
  const part = useLoaded(() => import('./LiveSample'));
  // By far the larger part, so it is loaded in parallel.
  const editor = useLoaded(() => import('./SampleEditor'), props.isEditing);
  const michelson = useLoaded(() => import('./MichelsonPart'), props.isCompiled);
  const needed = [part, props.isEditing && editor, props.isCompiled && michelson];
  const error = needed.find((one) => one instanceof Error);
  return (
    <div className="live">
      {error && <LoadFailed error={error} />}
      {part && 'LiveSample' in part && <part.LiveSample {...props} editor={editor} michelson={michelson} />}
    </div>
  );
}
