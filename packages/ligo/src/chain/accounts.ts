/** The accounts that every simulated chain starts with, in the order of `Test.Next.Account.address`. */
export interface TestAccount {
  readonly address: string;
  readonly publicKey: string;
  readonly secretKey: string;
}

// These secret keys are public: never use them on a real chain.
const KEYS = [
  [
    'tz1MBWU1WkszFfkEER2pgn4ATKXE9ng7x1sR',
    'edpkusHqa6fxkGPPL9YpgbcakvSTvcTBcwnLAmCdcevmws4Mh2MdHB',
    'edsk41aRaPPBpidY7w5xu54edk76uJJtJ6myTwYDEWhAwNHce9gKNo',
  ],
  [
    'tz1WkCcAuHEYsNAAx2MoQzmckbqa3sZzPxd8',
    'edpkueATfAx7yNMYoq7CWCQCq3wkGutP4k9BhCtdiYTQPGCbgNw4jY',
    'edsk3VSWh7MA26Son7R9CFrpXJSoouGS7nJvt9FD95LUDhaAVv9xeP',
  ],
  [
    'tz1d12tPkrBbngwuzL3gTdFaJnbyh6hXi4uN',
    'edpkuzvADzTEFhXS787WgxEL62NNHja7T1q5fjpW4g1Q8SPu8oqy8m',
    'edsk4cEANzFDPPcyg6oFgcpn8JeFMH9PtR2gTpCs2QUzVd1SbEymfW',
  ],
  [
    'tz1bLFESAkabCK4mQnBzet5Pq2fjWG7N2558',
    'edpkteEb4EcRz2fptmH5YRfL2oUmhEsFBbo6jeAdz7FZXuNn4FFowA',
    'edsk3BYSwymhDSoHCSnDuYb33a1mcvFungFMYPNwHAsgQjXG33fFdU',
  ],
  [
    'tz1WcMdpSgZfjo9Z4xVsasLTzFEfjc9cbKn8',
    'edpkuwWnhfHnPTXCqz77LtrbmcYaCGuuopz8RbKJJcz94e62KbhWE6',
    'edsk3sHH3qZwfxqKg3M1YZXy1qtUPx5f6VSCarpn3SV1RU5hme93aN',
  ],
  [
    'tz1ZWhzEXSqEGB1Ho6Q7banodGqwqsMabWmE',
    'edpku8bEBfZ5YiNhfhcz41GERvdBVte8KNAmdz22qxVN6DzRixkxgh',
    'edsk3M1dWAgr6FgEjuFGUR3h53ydxpuM3BPrvndTtw8xQHz2KDhsVa',
  ],
  [
    'tz1U8MXUbR4zEMNieYKF32ZLtwKaohhjA7pe',
    'edpkud4cXKb7rfbE7dqeTVLubmJ2EFBj5kiS7gCpb5anXGCamPfWHT',
    'edsk3VWEYi9kdFfjY1sNRZkoLo5bmEQL6o5myX3s363ReWF8CcNNXv',
  ],
  [
    'tz1UYksS2PAgu1QHLXmsv2UsHFiNpS7jjXQ8',
    'edpkukNkMt329ChmXiYxVKcN8uA7ktKU8eTpvaCL7wwKbQXovbYN5L',
    'edsk4Cwx6PDJtCweNyvTM79jTAM3iH3t5YPfuFdyJtprLRyhrkobuM',
  ],
] as const;

export const TEST_ACCOUNTS: readonly TestAccount[] = KEYS.map(([address, publicKey, secretKey]) => ({
  address,
  publicKey,
  secretKey,
}));

/** The accounts with a name in `Test.Next.Account`. */
export const NAMED_ACCOUNTS: readonly { readonly name: string; readonly address: string }[] = [
  'alice',
  'bob',
  'carol',
  'dan',
].flatMap((name, index) => {
  const account = TEST_ACCOUNTS[index];
  return account ? [{ name, address: account.address }] : [];
});
