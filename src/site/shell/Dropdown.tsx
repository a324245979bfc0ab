import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../parts/Icon';

interface DropdownProps {
  /** What is chosen, for screen readers; the value follows. */
  readonly label: string;
  readonly value: ReactNode;
  readonly children: ReactNode;
}

/** A menu that opens without script too. Escape, a choice, and anything outside of it close it. */
export function Dropdown({ label, value, children }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const closeFromOutside = (event: Event) => {
      if (details.open && !details.contains(event.target as Node)) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      // The menu of narrow screens, in which this one may stand, stays open.
      event.preventDefault();
      event.stopPropagation();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const closeOnChoice = (event: Event) => {
      if ((event.target as Element).closest('.dropdown-menu a, .dropdown-menu button')) details.open = false;
    };
    document.addEventListener('click', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    details.addEventListener('keydown', closeOnEscape);
    details.addEventListener('click', closeOnChoice);
    return () => {
      document.removeEventListener('click', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      details.removeEventListener('keydown', closeOnEscape);
      details.removeEventListener('click', closeOnChoice);
    };
  }, []);
  return (
    <details className="dropdown" ref={ref}>
      <summary>
        <span className="visually-hidden">{label} </span>
        {value}
        <Icon name="chevron" />
      </summary>
      <ul className="dropdown-menu">{children}</ul>
    </details>
  );
}
