import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCompileCommand, runCompileCommand } from './compile-command';

const folder = mkdtempSync(join(tmpdir(), 'compile-'));
const counter = join(folder, 'counter.mligo');
writeFileSync(
  counter,
  'module C = struct [@entry] let add (n : int) (s : int) : operation list * int = [], s + n end',
);

function runCommand(...args: string[]) {
  const lines: string[] = [];
  const warnings: string[] = [];
  const code = runCompileCommand(args, {
    log: (line) => lines.push(line),
    warn: (line) => warnings.push(line),
  });
  return { code, printed: lines.join('\n'), warned: warnings.join('\n') };
}

const CODE = '{ parameter int ; storage int ; code { UNPAIR ; ADD ; NIL operation ; PAIR } }';

describe('compile contract', () => {
  test('prints the code', () => {
    const { code, printed } = runCommand('compile', 'contract', counter);
    expect(code).toBe(0);
    expect(printed.replace(/\s+/g, ' ')).toBe(CODE);
  });

  test('prints JSON and bytes', () => {
    const { printed } = runCommand('compile', 'contract', '--michelson-format', 'json', counter);
    expect(JSON.parse(printed)[0]).toEqual({ prim: 'parameter', args: [{ prim: 'int' }] });
    expect(runCommand('compile', 'contract', '--michelson-format', 'hex', counter).printed).toMatch(
      /^02[\da-f]+$/,
    );
  });

  test('writes a file', () => {
    const file = join(folder, 'counter.tz');
    expect(runCommand('compile', 'contract', '-m', 'C', '-o', file, counter).code).toBe(0);
    expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ').trim()).toBe(CODE);
  });

  test.each([
    [['compile', 'contract', '-m', 'D', counter], 1],
    [['compile', 'contract', '--michelson-format', 'xml', counter], 2],
    [['compile', 'contract', join(folder, 'none.mligo')], 2],
    [['compile', 'contract'], 2],
  ])('%j is refused', (args, expected) => {
    const { code, printed, warned } = runCommand(...args);
    expect({ code, printed }).toEqual({ code: expected, printed: '' });
    expect(warned).not.toBe('');
  });
});

describe('compile expression', () => {
  test('prints the value', () => {
    expect(runCommand('compile', 'expression', 'jsligo', '[1n + 2n, "a"]').printed).toBe('(Pair 3 "a")');
    expect(runCommand('compile', 'expression', 'cameligo', 'C.add 1 2', '--init-file', counter).printed).toBe(
      '(Pair {} 3)',
    );
  });

  test.each([
    [['compile', 'expression', 'cameligo', '1 + "a"'], 1],
    [['compile', 'expression', 'cameligo', '(failwith "no" : int)'], 1],
    [['compile', 'expression', 'ocaml', '1'], 2],
    [['compile', 'expression', 'jsligo'], 2],
  ])('%j is refused', (args, expected) => {
    const { code, warned } = runCommand(...args);
    expect(code).toBe(expected);
    expect(warned).not.toBe('');
  });
});

test('info measure-contract prints the size in bytes', () => {
  expect(runCommand('info', 'measure-contract', counter).printed).toMatch(/^\d+ bytes$/);
});

test.each([
  [['compile', 'contract', 'a'], true],
  [['info', 'measure-contract', 'a'], true],
  [['check', 'a'], false],
  [['compile'], false],
])('%j: %j', (args, expected) => expect(isCompileCommand(args)).toBe(expected));
