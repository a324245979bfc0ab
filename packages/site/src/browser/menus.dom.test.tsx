import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Menu } from '../live/workbench/Menu';
import { Dropdown } from '../site/parts/Dropdown';
import { followMenus } from './menus';

beforeAll(followMenus);
afterEach(cleanup);

const MENUS = {
  'of the page': (
    <Dropdown label="JsLIGO">
      <li>
        <button type="button">CameLIGO</button>
        <button type="button" data-stays-open="">
          Copy
        </button>
      </li>
    </Dropdown>
  ),
  'of the playground': (
    <Menu name="More" label="…">
      <button type="button">CameLIGO</button>
      <button type="button" data-stays-open="">
        Copy
      </button>
    </Menu>
  ),
};

describe.each(Object.entries(MENUS))('a menu %s', (_, menu) => {
  function openMenu(): HTMLDetailsElement {
    const { container } = render(
      <>
        {menu}
        <button type="button">Search</button>
      </>,
    );
    const opened = container.querySelector('details');
    if (!opened) throw new Error('There is no menu.');
    opened.open = true;
    return opened;
  }

  it('closes after a choice, and regains focus', () => {
    const opened = openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'CameLIGO' }));
    expect(opened.open).toBe(false);
    expect(document.activeElement).toBe(opened.querySelector('summary'));
  });

  it('stays open for a choice that shows its result in it', () => {
    const opened = openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(opened.open).toBe(true);
  });

  it('closes on Escape, and the dialog around it stays open', () => {
    const opened = openMenu();
    const isLeftToOthers = fireEvent.keyDown(screen.getByRole('button', { name: 'Copy' }), { key: 'Escape' });
    expect(isLeftToOthers).toBe(false);
    expect(opened.open).toBe(false);
    expect(document.activeElement).toBe(opened.querySelector('summary'));
  });

  it('stays open while it contains the focus, and closes when that leaves', () => {
    const opened = openMenu();
    fireEvent.focusIn(screen.getByRole('button', { name: 'CameLIGO' }));
    expect(opened.open).toBe(true);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Search' }));
    expect(opened.open).toBe(false);
  });

  it('closes after a click outside of it', () => {
    const opened = openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(opened.open).toBe(false);
  });
});
