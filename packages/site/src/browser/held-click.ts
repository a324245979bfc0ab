import { showWaiting } from '../site/stores/waiting';

/** A click on a control whose script is still loading. */
export interface HeldClick {
  readonly control: HTMLElement;
  /** Clicks the control. */
  readonly press: () => void;
  /** Forgets the click. */
  readonly drop: () => void;
}

/** Shows that a control is waiting for its script. */
export function holdClick(control: HTMLElement): HeldClick {
  control.dataset.held = '';
  showWaiting(true);
  const find = finderOf(control);
  const drop = () => {
    control.removeAttribute('data-held');
    showWaiting(false);
  };
  const press = () => {
    drop();
    find()?.click();
  };
  return { control, press, drop };
}

/** Finds a control again: its part may have been rendered from scratch meanwhile. */
function finderOf(control: HTMLElement): () => HTMLElement | undefined {
  const part = control.closest('[data-root], [data-island]') ?? document;
  const similar = () => [...part.querySelectorAll<HTMLElement>(control.localName)];
  const place = similar().indexOf(control);
  return () => (control.isConnected ? control : similar()[place]);
}
