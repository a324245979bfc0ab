import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './Icon';

interface DropdownProps {
  /** What the menu selects, for screen readers. */
  readonly purpose?: string;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A menu that works without JavaScript. It closes on a choice, Escape, or a click or focus outside. */
export function Dropdown({ purpose, label, className = '', children }: DropdownProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  // No React state: the browser may open it before hydration, and `toggle` fires one task late.
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
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    // A surrounding mobile menu stays open.
    event.preventDefault();
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const closeOnChoice = ({ target }: MouseEvent) => {
    const choice = (target as Element).closest('a, button');
    if (!choice || choice.hasAttribute('data-stays-open')) return;
    close();
    // The pressed button disappears with the menu.
    if (choice.matches('button')) menu.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={menu}
      className={`dropdown ${className}`.trim()}
      suppressHydrationWarning
      onKeyDown={closeOnEscape}
    >
      <summary>
        {purpose && <span className="visually-hidden">{`${purpose}: `}</span>}
        {label}
        <Icon name="chevron" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click the buttons and links inside */}
      <ul className="dropdown-menu" onClick={closeOnChoice}>
        {children}
      </ul>
    </details>
  );
}
