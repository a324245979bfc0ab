import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface DropdownProps {
  /** What the menu selects, for screen readers. */
  readonly purpose?: string;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A menu (browser/menus.ts). */
export function Dropdown({ purpose, label, className = '', children }: DropdownProps) {
  return (
    <details className={`dropdown ${className}`.trim()} data-menu="" suppressHydrationWarning>
      <summary>
        {purpose && <span className="visually-hidden">{`${purpose}: `}</span>}
        {label}
        <Icon name="chevron" />
      </summary>
      <ul className="dropdown-menu">{children}</ul>
    </details>
  );
}
