import { keptVersionsStore, offlinePanelStore } from '../stores/panels';
import { useStore } from '../stores/use-store';
import type { Island } from './island';

interface OfflineButtonProps {
  readonly version: string;
  readonly className?: string;
}

/** Opens the panel for keeping a version on the device, and shows whether it is kept. */
export function OfflineButton({ version, className }: OfflineButtonProps) {
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

export const offlineButtonIsland: Island<OfflineButtonProps> = {
  name: 'offline-button',
  Component: OfflineButton,
  hydratesWhenIdle: true,
};
