import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A link to this site or, with its sign and safeguards, to another. */
export function SmartLink({ to, children, ...attributes }: ComponentProps<'a'> & { to: string }) {
  const isExternal = /^[a-z]+:/.test(to);
  return (
    <a href={to} {...attributes} rel={isExternal ? 'noopener noreferrer' : undefined}>
      {children}
      {isExternal && <Icon name="external" />}
    </a>
  );
}
