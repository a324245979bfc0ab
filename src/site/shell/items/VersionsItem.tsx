import { Dropdown } from '../../parts/Dropdown';
import { choosePreferredVersion } from '../../stores/preferred-version';
import { useShell } from '../context';
import { useVersion } from '../use-version';

/** The same page in other versions. A choice is remembered for links from outside of the docs. */
export function VersionsItem() {
  const { site, record } = useShell();
  const { name: current } = useVersion();
  return (
    <Dropdown purpose="Version" label={<span>{current}</span>}>
      {site.docs.versions.map(({ name, label, path }) => (
        <li key={name}>
          <a
            href={record.versions?.[name] ?? path}
            data-version={name}
            aria-current={name === current ? 'true' : undefined}
            onClick={() => choosePreferredVersion(name)}
          >
            {label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
