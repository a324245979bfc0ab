import type { ReactNode } from 'react';
import { Icon } from '../parts/Icon';

interface DropdownProps {
  /** What is chosen, for screen readers; the value follows. */
  readonly label: string;
  readonly value: ReactNode;
  readonly children: ReactNode;
}

/** A menu that opens without script too; the browser's side closes it. */
export function Dropdown({ label, value, children }: DropdownProps) {
  return (
    <details className="dropdown">
      <summary>
        <span className="visually-hidden">{label} </span>
        {value}
        <Icon name="chevron" />
      </summary>
      <ul className="dropdown-menu">{children}</ul>
    </details>
  );
}
