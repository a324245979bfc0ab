import { keptVersionsStore, offlinePanelStore } from '../stores/panels';
import { useStore } from '../stores/use-store';
import type { Island } from './island';

/** Opens the panel in which a version can be kept on the device, and tells whether it is. */
export function OfflineButton({ version, className }: { version: string; className?: string }) {
  const isKept = useStore(keptVersionsStore).includes(version);
  return (
    <button
      type="button"
      className={className}
      data-offline={version}
      onClick={() => offlinePanelStore.set(version)}
    >
      {isKept ? 'Kept for offline reading' : 'Keep for offline reading'}
    </button>
  );
}

export const offlineButtonIsland: Island = {
  name: 'offline-button',
  hydratesWhenIdle: true,
  adopt: (host) => {
    const button = host.querySelector('button');
    return <OfflineButton version={button?.dataset.offline ?? ''} className={button?.className} />;
  },
};
