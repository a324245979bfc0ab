/** In a file, and so a process, of its own: what runs before would change the time. */
import { expect, test } from 'vitest';
import { highlight } from './index';

const jsligo = `
@entry
const buy = (count: nat, s: storage): [list<operation>, storage] => {
  if (Tezos.get_amount() < s.price * count) return failwith("too little");
  const left = Assert.Error.some(is_nat(s.left - count), "sold out");
  return [[], { ...s, left: left }];
};
`;
const cameligo = `
[@entry]
let buy (count : nat) (s : storage) : operation list * storage =
  if Tezos.get_amount () < s.price * count then failwith "too little"
  else [], { s with left = Option.value_with_error "sold out" (is_nat (s.left - count)) }
`;

/** Milliseconds of this process for `count` samples of each syntax. */
function timeFor(count: number): number {
  const start = process.cpuUsage();
  for (let at = 0; at < count; at++) {
    highlight(`${jsligo}// ${at}`, 'jsligo');
    highlight(`${cameligo}// ${at}`, 'cameligo');
  }
  return process.cpuUsage(start).user / 1000;
}

test('four thousand samples are highlighted in two seconds', () => {
  // The best of some rounds: the machine may be busy with something else in the others.
  const rounds = Array.from({ length: 12 }, () => timeFor(200));
  expect(Math.min(...rounds) * 10).toBeLessThan(2000);
});
