import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface SmartLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly current?: boolean;
}

/** A link to this site or, with its sign and safeguards, to another. */
export function SmartLink({ to, children, className, current }: SmartLinkProps) {
  const isExternal = /^[a-z]+:/.test(to);
  return (
    <a
      href={to}
      className={className}
      aria-current={current ? 'true' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
    >
      {children}
      {isExternal && <Icon name="external" />}
    </a>
  );
}
