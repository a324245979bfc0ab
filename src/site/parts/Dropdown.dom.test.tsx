import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dropdown } from './Dropdown';

afterEach(cleanup);

describe('a menu of the bar', () => {
  it('closes with a choice that is made before the browser has reported that it is open', () => {
    const { container } = render(
      <Dropdown label="JsLIGO">
        <li>
          <button type="button">CameLIGO</button>
        </li>
      </Dropdown>,
    );
    const menu = container.querySelector('details');
    menu?.setAttribute('open', '');
    fireEvent.click(screen.getByRole('button', { name: 'CameLIGO' }));
    expect(menu?.open).toBe(false);
    expect(document.activeElement).toBe(container.querySelector('summary'));
  });
});
