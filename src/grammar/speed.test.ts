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

test('four thousand samples are highlighted in two seconds', { retry: 3 }, () => {
  const start = process.cpuUsage();
  for (let count = 0; count < 2000; count++) {
    highlight(`${jsligo}// ${count}`, 'jsligo');
    highlight(`${cameligo}// ${count}`, 'cameligo');
  }
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});
