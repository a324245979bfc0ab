import { type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

/** Buttons below a button. It closes on a choice, Escape, or a click or focus outside. */
export function Menu({ label, name, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const stop = new AbortController();
    const closeFromOutside = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    for (const type of ['click', 'focusin'])
      document.addEventListener(type, closeFromOutside, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <details
      ref={menu}
      className="wb-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={name}>{label}</summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click the buttons inside */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons are inside */}
      <div className="wb-menu-items" onClick={close}>
        {children}
      </div>
    </details>
  );
}
