import { type ComponentType, useEffect, useState } from 'react';
import type { LiveSampleProps } from './LiveSample';

type Loaded = { readonly Sample: ComponentType<LiveSampleProps> } | { readonly failure: string };

/** The editor and the results of a sample. Their code comes when the reader first asks for one of them. */
export function LivePart(props: LiveSampleProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    import('./LiveSample').then(
      ({ LiveSample }) => setLoaded({ Sample: LiveSample }),
      (error: unknown) => setLoaded({ failure: String(error) }),
    );
  }, []);
  if (!loaded) return null;
  if ('Sample' in loaded) return <loaded.Sample {...props} />;
  return (
    <p className="live-unavailable" role="alert">
      The script that edits and runs samples could not be loaded. Check your connection, then reload the page.
    </p>
  );
}
