import { useEffect, useEffectEvent } from 'react';

interface Keys {
  readonly onRun: () => void;
  readonly onSave: () => void;
  readonly onHelp: () => void;
}

/** The keys of the window, wherever the focus is. */
export function useKeys(keys: Keys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, key } = event;
    if (target instanceof Element && target.closest('dialog')) return;
    const isTyping = target instanceof Element && target.matches('input, textarea, select, .cm-content');
    const isCommand = (ctrlKey || metaKey) && !altKey;
    const command =
      isCommand && key === 'Enter'
        ? keys.onRun
        : isCommand && key.toLowerCase() === 's'
          ? keys.onSave
          : key === '?' && !isTyping && !isCommand
            ? keys.onHelp
            : undefined;
    if (!command) return;
    event.preventDefault();
    // Neither the editor nor the page handles them too.
    event.stopPropagation();
    command();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
