/** Takes the place of an entry that cannot be shown, and says which one to check. */
export function UnknownItem({ item }: { item: unknown }) {
  return (
    <span className="navbar-error" role="alert">
      A menu entry failed to show. Check this navbar item in site.config.ts:{' '}
      <code>{JSON.stringify(item)}</code>
    </span>
  );
}
