import { useState } from 'react';
import { PanelButtons } from '../parts/LazyPanel';
import { hasSingleKeys, keepSingleKeys } from '../stores/single-keys';

const KEYS = [
  { keys: ['/', 'Ctrl K', '⌘ K'], effect: 'Search' },
  { keys: ['↑', '↓'], effect: 'Choose a result' },
  { keys: ['Enter'], effect: 'Open the chosen result' },
  { keys: ['Alt A'], effect: 'Search one version, or all' },
  { keys: ['Esc'], effect: 'Close a menu or a dialog' },
  { keys: ['←', '→'], effect: 'Show the types in a sample' },
  { keys: ['Ctrl Enter', '⌘ Enter'], effect: 'Run the program' },
  { keys: ['Ctrl Space'], effect: 'Complete a name' },
  { keys: ['Ctrl /', '⌘ /'], effect: 'Toggle comments' },
  { keys: ['F8'], effect: 'Go to the next problem' },
  { keys: ['Esc', 'Tab'], effect: 'Leave the editor' },
  { keys: ['?'], effect: 'Show these keys' },
] as const;

export function KeysList() {
  return (
    <>
      <dl className="keys">
        {KEYS.map(({ keys, effect }) => (
          <div key={effect}>
            <dt>{effect}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeys />
      <PanelButtons />
    </>
  );
}

/** Turns off the keys that a reader may press, or dictate, by mistake. */
function SingleKeys() {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const change = (next: boolean) => {
    keepSingleKeys(next);
    setIsOn(next);
  };
  return (
    <label className="panel-choice">
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      <span>
        Use the single keys <kbd>/</kbd> and <kbd>?</kbd>
      </span>
    </label>
  );
}
