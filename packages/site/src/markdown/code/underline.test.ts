import { expect, test } from 'vitest';
import { underline } from './underline';

test.each([
  ['plain text', 'a + b', 4, 5, 'a + <u>b</u>'],
  ['a part of a token', '<span class="k">let</span> x', 1, 2, '<span class="k">l<u>e</u>t</span> x'],
  ['several tokens', '<b>a</b> <b>b</b> c', 0, 3, '<b><u>a</u></b><u> </u><b><u>b</u></b> c'],
  ['characters that HTML escapes', 'a &lt; &quot;b', 2, 4, 'a <u>&lt; </u>&quot;b'],
  ['several lines', 'a\nb\nc', 0, 3, '<u>a</u>\n<u>b</u>\nc'],
])('underlines %s', (_case, html, from, to, underlined) => {
  expect(underline(html, { from, to })).toBe(underlined);
});
