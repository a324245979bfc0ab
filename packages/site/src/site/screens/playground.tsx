import type { PlaygroundProps } from '../../live/playground/Playground';
import { DocLink } from '../shell/DocLink';
import { useLoaded } from '../stores/use-loaded';

/** An editor that checks and runs programs of several files. It is loaded when the page is shown. */
export default function PlaygroundScreen(props: PlaygroundProps) {
  const loaded = useLoaded(() => import('../../live/playground/Playground'));
  return (
    <div className="playground">
      <h1>Playground</h1>
      <p>
        Write JsLIGO or CameLIGO, see the types, run it and its tests. Everything happens in this browser:
        nothing is sent anywhere, and your files stay on this device. To deploy a contract,{' '}
        <DocLink doc="intro/installation">install the compiler</DocLink>. Programs have{' '}
        <DocLink doc="testing/in-the-browser">limits</DocLink>, which only very large ones reach.
      </p>
      {!loaded && (
        <p role="status" className="playground-status">
          Loading the editor…
        </p>
      )}
      {loaded instanceof Error && (
        <p role="alert" className="playground-status">
          The editor could not be loaded. Check your connection, then reload the page.
        </p>
      )}
      {loaded && !(loaded instanceof Error) && <loaded.Playground {...props} />}
    </div>
  );
}
