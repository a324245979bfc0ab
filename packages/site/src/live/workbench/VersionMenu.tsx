interface VersionMenuProps {
  readonly versions: readonly string[];
  readonly current: string;
  readonly onChange: (version: string) => void;
}

/** The version whose rules and library the playground uses for everything: problems, types, completion and runs. */
export function VersionMenu({ versions, current, onChange }: VersionMenuProps) {
  return (
    <label className="play-version">
      <span className="visually-hidden">Version of LIGO</span>
      <select value={current} translate="no" onChange={({ target }) => onChange(target.value)}>
        {versions.map((version) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
}
