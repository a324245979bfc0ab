import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** An internal link, or an external one with an icon and `rel`. */
export function SmartLink({ to, children, ...attributes }: ComponentProps<'a'> & { to: string }) {
  const isExternal = /^[a-z]+:/.test(to);
  return (
    <a href={to} {...attributes} rel={isExternal ? 'noopener noreferrer' : undefined}>
      {children}
      {isExternal && <Icon name="external" />}
    </a>
  );
}
