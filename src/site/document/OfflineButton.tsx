/** The way to keep a version on the device; script shows what can be done. */
export function OfflineButton({ version, className }: { version: string; className?: string }) {
  return (
    <button type="button" className={className} data-offline={version}>
      Keep for offline reading
    </button>
  );
}
