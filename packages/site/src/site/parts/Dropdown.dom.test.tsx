import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dropdown } from './Dropdown';

afterEach(cleanup);

/** An open menu whose toggle event has not fired yet. */
function openMenu() {
  const { container } = render(
    <>
      <Dropdown label="JsLIGO">
        <li>
          <button type="button">CameLIGO</button>
        </li>
      </Dropdown>
      <button type="button">Search</button>
    </>,
  );
  const menu = container.querySelector('details');
  menu?.setAttribute('open', '');
  return menu;
}

describe('a menu of the navbar', () => {
  it('closes after a choice, and regains focus', () => {
    const menu = openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'CameLIGO' }));
    expect(menu?.open).toBe(false);
    expect(document.activeElement).toBe(menu?.querySelector('summary'));
  });

  it('stays open while it contains the focus, and closes when that leaves', () => {
    const menu = openMenu();
    fireEvent.focusIn(screen.getByRole('button', { name: 'CameLIGO' }));
    expect(menu?.open).toBe(true);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Search' }));
    expect(menu?.open).toBe(false);
  });

  it('closes after a click outside of it', () => {
    const menu = openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(menu?.open).toBe(false);
  });
});
