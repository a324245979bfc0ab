import { useState } from 'react';
import type { UpgradePanelProps } from '../../live/upgrade/UpgradePanel';
import { Part } from '../parts/Boundary';
import { useLoaded } from '../stores/use-loaded';
import type { Island } from './island';

/** The library file names the version of the page, which readers go to. */
type UpgradeCheckProps = Omit<UpgradePanelProps, 'to'>;

const loadPanel = () => import('../../live/upgrade/UpgradePanel');

/** Opens the check of the reader's own program under two versions. */
function UpgradeCheck({ versions, from, library }: UpgradeCheckProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useLoaded(loadPanel, isOpen);
  const to = /([^/]+)\.json$/.exec(library)?.[1] ?? '';
  if (panel && !(panel instanceof Error))
    return (
      <Part title="The comparison">
        <panel.UpgradePanel versions={versions} from={from} to={to} library={library} />
      </Part>
    );
  return (
    <p>
      <button type="button" className="button is-primary" onClick={() => setIsOpen(true)}>
        Check a program of your own
      </button>
      {panel && <span role="alert"> The check could not be loaded. Reload the page and try again.</span>}
    </p>
  );
}

export const upgradeCheckIsland: Island<UpgradeCheckProps> = {
  name: 'upgrade-check',
  Component: UpgradeCheck,
};
