import { Icon } from '../../parts/Icon';
import { chooseTheme, themeStore } from '../../stores/theme';
import { useShell } from '../context';

/** Switches between light and dark. CSS shows the icon of the other theme. */
export function ThemeItem() {
  const { site } = useShell();
  if (site.colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label="Switch between light and dark"
      onClick={() => chooseTheme(themeStore.get() === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
