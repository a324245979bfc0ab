/** Library values that the evaluator does not support, each with the reason. */
export const NOT_SUPPORTED: Readonly<Record<string, string>> = {
  'Tezos.sapling_verify_update': 'Checking a Sapling transaction takes zero-knowledge proofs.',
  'Tezos.Next.Sapling.verify_update': 'Checking a Sapling transaction takes zero-knowledge proofs.',
  'Tezos.failwith': 'The compiler has no such value: failwith needs no module.',
  'Tezos.min_block_time': 'The compiler has no such value: it is called Tezos.get_min_block_time.',
};
