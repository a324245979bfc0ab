import { describe, expect, test } from 'vitest';
import { highlight, type Language } from './highlight';

/** `let x` with `k` around `let` reads `k(let) x`. */
function short(code: string, language: Language): string {
  return highlight(code, language)
    .replace(/<span class="(\w)">/g, '$1(')
    .replaceAll('</span>', ')')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');
}

describe('highlight', () => {
  test.each<[Language, string, string]>([
    ['jsligo', 'const x = 1n;', 'k(const) x = n(1n);'],
    ['jsligo', 'const f = (a: nat) => a', 'k(const) f(f) = (a: t(nat)) o(=>) a'],
    [
      'jsligo',
      'function f<a>(x: list<a>) { return x }',
      'k(function) f(f)<t(a)>(x: t(list)<t(a)>) { k(return) x }',
    ],
    ['jsligo', '@entry const f = 1', 'a(@entry) k(const) f = n(1)'],
    ['jsligo', 'type t = @layout("comb") { a: int }', 'k(type) t(t) = a(@layout)(s("comb")) { a: t(int) }'],
    [
      'jsligo',
      'type s = | ["Pass"] | ["Fail", nat]',
      'k(type) t(s) = o(|) [r("Pass")] o(|) [r("Fail"), t(nat)]',
    ],
    ['jsligo', 'const y = List.map(f, M.l)', 'k(const) y = m(List).f(map)(f, m(M).l)'],
    [
      'jsligo',
      'const y = Test.Next.Originate.contract(x)',
      'k(const) y = m(Test.Next.Originate).f(contract)(x)',
    ],
    ['jsligo', 'const z = Some(x.y[0]) // end', 'k(const) z = r(Some)(x.y[n(0)]) c(// end)'],
    ['jsligo', '#import "a.jsligo" "A" // ours', 'd(#import "a.jsligo" "A") c(// ours)'],
    [
      'jsligo',
      'const f = (Michelson `{ PUSH nat 1 }` as t)',
      'k(const) f = (m(Michelson) s(`){ b(PUSH) t(nat) n(1) }s(`) k(as) t(t))',
    ],
    [
      'jsligo',
      'namespace A implements I { export const x = 1 }',
      'k(namespace) m(A) k(implements) m(I) { k(export) k(const) x = n(1) }',
    ],
    ['cameligo', 'let x : nat = 1n', 'k(let) x : t(nat) = n(1n)'],
    ['cameligo', 'let f (a : int) = g a', 'k(let) f(f) (a : t(int)) = f(g) a'],
    ['cameligo', "type 'a t = A of 'a list | B", "k(type) t('a) t(t) = r(A) k(of) t('a) t(list) | r(B)"],
    ['cameligo', 'let y = List.map f M.l', 'k(let) y = m(List).f(map) f m(M).l'],
    ['cameligo', '[@entry] let f = { a = 1 }', 'a([@entry]) k(let) f = { a = n(1) }'],
    [
      'cameligo',
      'let f = [%Michelson ({| { DUP } |} : t)]',
      'k(let) f = m([%Michelson) (s({|) { b(DUP) } s(|}) : t(t))]',
    ],
    [
      'cameligo',
      'module M : S = struct let x = 1 end',
      'k(module) m(M) : m(S) = k(struct) k(let) x = n(1) k(end)',
    ],
    [
      'cameligo',
      'module type S = sig val f : int -> int end',
      'k(module) k(type) m(S) = k(sig) k(val) f(f) : t(int) o(->) t(int) k(end)',
    ],
    [
      'michelson',
      'storage (pair int %a nat); code { CAR @x; PUSH (or unit bool) (Left Unit) }',
      'k(storage) (t(pair) t(int) a(%a) t(nat)); k(code) { b(CAR) a(@x); b(PUSH) (t(or) t(unit) t(bool)) (r(Left) r(Unit)) }',
    ],
    [
      'bash',
      'ligo compile contract a.jsligo --no-warn # why',
      'ligo compile contract a.jsligo a(--no-warn) c(# why)',
    ],
    ['json', '{"a": [1, true, "x"]}', '{"a": [n(1), k(true), s("x")]}'],
    ['typescript', 'const f = (x: number) => g(x)', 'k(const) f o(=) (x: t(number)) o(=>) f(g)(x)'],
    ['ocaml', 'let x = 1 (* c *)', 'k(let) x o(=) n(1) c((* c *))'],
    ['solidity', 'uint256 public x = 1; // c', 't(uint256) k(public) x o(=) n(1); c(// c)'],
    ['text', 'a < b', 'a < b'],
  ])('%s: %s', (language, code, expected) => {
    expect(short(code, language)).toBe(expected);
  });

  test('escapes reserved characters of HTML', () => {
    expect(highlight('a < b & "c" > d', 'text')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
    expect(highlight('const s = "<b>&"', 'jsligo')).toContain(
      '<span class="s">&quot;&lt;b&gt;&amp;&quot;</span>',
    );
  });

  test('closes spans at line ends', () => {
    expect(highlight('/* one\n\n   two */', 'jsligo')).toBe(
      '<span class="c">/* one</span>\n\n<span class="c">   two */</span>',
    );
  });

  test('highlights fragments and broken code as well as possible', () => {
    expect(short('match x with Some y -> y', 'cameligo')).toBe('k(match) x k(with) r(Some) y o(->) y');
    expect(short('const x = ;', 'jsligo')).toBe('k(const) x = ;');
    expect(short(`${'const x = 1;\n'.repeat(300)}const = "a"`, 'jsligo')).toMatch(/k\(const\) = s\("a"\)$/);
  });
});
