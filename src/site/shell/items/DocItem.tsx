import { useShell } from '../context';
import { DocLink } from '../DocLink';

/** A page of the documentation, marked while the reader is in its sidebar. */
export function DocItem({ label, doc, sidebar }: { label: string; doc: string; sidebar: string }) {
  const { record } = useShell();
  return (
    <DocLink doc={doc} className="navbar-link" current={record.section === sidebar}>
      {label}
    </DocLink>
  );
}
