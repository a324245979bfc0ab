import { test } from 'vitest';
import { analyseText } from '../../tests/helpers/ligo/type-fixture';

test('x', () => {
  for (const [c, l] of [
    ['let f (n : int) = for i = 1 to n do () done', 'cameligo'],
    ['let f (n : int) = for i = n downto 1 do () done', 'cameligo'],
    ['let rec f (n : int) : int = g n and g (n : int) : int = f n', 'cameligo'],
    [
      'let f (n : int) : int = let rec h (n : int) : int = g n and g (n : int) : int = h n in h n',
      'cameligo',
    ],
    ['const x = null;', 'jsligo'],
    ['const a = [1, 2]; const b = a[2];', 'jsligo'],
    ['let a = (1, 2) let b = a.2', 'cameligo'],
    ['const x = undefined;', 'jsligo'],
    ['const x: null = 1;', 'jsligo'],
    ['const x = y ?? 1;', 'jsligo'],
    ['let x = null', 'cameligo'],
    ['const x = [1, 2, 3].map(f);', 'jsligo'],
    ['const l = [1, 2, 3]; const x = l.map(f);', 'jsligo'],
    ['const l : list<int> = [1, 2, 3]; const x = l.length;', 'jsligo'],
    ['const s = "a"; const x = s.length;', 'jsligo'],
    ['const x = "a".length;', 'jsligo'],
    ['const f = (l: list<int>) => l.map((x) => x);', 'jsligo'],
    ['const f = (l: list<int>) => l.map((x: int) => x).length();', 'jsligo'],
    ['const f = (l: { a: list<int> }) => l.a.map((x: int) => x);', 'jsligo'],
    ['let x = [1;2].map', 'cameligo'],
    ['let f (l : int list) = l.map', 'cameligo'],
    ['const f = (l: int) => { l.map; };', 'jsligo'],
  ] as const) {
    console.log(
      `${l}: ${c}\n${analyseText(c, l)
        .problems.map((p) => `   [${c.slice(p.span.from, p.span.to)}] ${p.message} / ${p.hint ?? ''}`)
        .join('\n')}`,
    );
  }
});
