/** Library values that the evaluator does not support, each with the reason. */
export const NOT_SUPPORTED: Readonly<Record<string, string>> = {
  'Tezos.sapling_verify_update': 'Checking a Sapling transaction takes zero-knowledge proofs.',
  'Tezos.Next.Sapling.verify_update': 'Checking a Sapling transaction takes zero-knowledge proofs.',
};
