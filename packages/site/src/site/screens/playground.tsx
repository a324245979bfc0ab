import type { WorkbenchProps } from '../../live/workbench/Workbench';
import { useShell } from '../shell/context';
import { DocLink } from '../shell/DocLink';
import { useLoaded } from '../stores/use-loaded';

/** An editor that checks and runs programs of several files. It is loaded when the page is shown, and then covers it. */
export default function PlaygroundScreen(props: Omit<WorkbenchProps, 'place'>) {
  const { site, record } = useShell();
  const loaded = useLoaded(() => import('../../live/workbench/Workbench'));
  const place = { site: site.title, home: site.baseUrl, path: record.path };
  return (
    <div className="playground">
      {loaded && !(loaded instanceof Error) ? (
        <loaded.Workbench {...props} place={place} />
      ) : (
        <Loading error={loaded} />
      )}
    </div>
  );
}

/** What the page contains before its script has arrived. */
function Loading({ error }: { error: Error | undefined }) {
  return (
    <div className="narrow">
      <h1>Playground</h1>
      <p>
        Write JsLIGO or CameLIGO, see the types, run it and its tests. Everything happens in this browser:
        nothing is sent anywhere, and your files stay on this device. To deploy a contract,{' '}
        <DocLink doc="intro/installation">install the compiler</DocLink>. Programs have{' '}
        <DocLink doc="testing/in-the-browser">limits</DocLink>, which only very large ones reach.
      </p>
      {error ? (
        <p role="alert">The editor could not be loaded. Check your connection, then reload the page.</p>
      ) : (
        <p role="status">Loading the editor…</p>
      )}
    </div>
  );
}
