import type { ReactNode } from 'react';

interface MenuProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

/** Buttons below a button (browser/menus.ts). */
export function Menu({ label, name, children }: MenuProps) {
  return (
    <details className="wb-menu" data-menu="">
      <summary aria-label={name}>{label}</summary>
      <div className="wb-menu-items">{children}</div>
    </details>
  );
}
