import { expect, it } from 'vitest';
import { withNotes } from './static-notes';

it('notes leave the text of the code as it is, and cannot end their attribute', () => {
  const html = withNotes('<b>one</b>\ntwo', [{ line: 1, kind: 'value', text: '= "<&>"' }]);
  expect(html).toBe(
    '<b>one</b><span class="live-note is-value" data-note="= &quot;<&amp;>&quot;"></span>\ntwo',
  );
});
