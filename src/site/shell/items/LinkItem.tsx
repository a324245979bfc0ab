import { SmartLink } from '../../parts/SmartLink';
import { useShell } from '../context';

/** A link to another part of the site, or to another site. */
export function LinkItem({ label, to }: { label: string; to: string }) {
  const { record } = useShell();
  return (
    <SmartLink to={to} className="navbar-link" current={record.section === to}>
      {label}
    </SmartLink>
  );
}
