/** The words of Michelson by kind, used for highlighting and checking. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The sections of a script, and the words that LIGO adds for code injections. */
const sections = words(`
  parameter storage code view constant
  typeopt litstr codestr
`);

const types = words(`
  address big_map bls12_381_fr bls12_381_g1 bls12_381_g2 bool bytes chain_id chest chest_key contract int key
  key_hash lambda list map mutez nat never operation option or pair sapling_state sapling_transaction
  sapling_transaction_deprecated set signature string ticket timestamp tx_rollup_l2_address unit
`);

/** Constructors of data. */
const constructors = words('Elt False Lambda_rec Left None Pair Right Some Ticket True Unit');

const instructions = words(`
  ABS ADD ADDRESS AMOUNT AND APPLY BALANCE BLAKE2B BYTES CAR CAST CDR CHAIN_ID CHECK_SIGNATURE COMPARE CONCAT CONS
  CONTRACT CREATE_ACCOUNT CREATE_CONTRACT DIG DIP DROP DUG DUP EDIV EMIT EMPTY_BIG_MAP EMPTY_MAP EMPTY_SET EQ EXEC
  FAILWITH GE GET GET_ADDRESS_INDEX GET_AND_UPDATE GT HASH_KEY IF IF_CONS IF_LEFT IF_NONE IMPLICIT_ACCOUNT
  INDEX_ADDRESS INT ISNAT IS_IMPLICIT_ACCOUNT ITER JOIN_TICKETS KECCAK LAMBDA LAMBDA_REC LE LEFT LEVEL LOOP LOOP_LEFT
  LSL LSR LT MAP MEM MIN_BLOCK_TIME MUL NAT NEG NEQ NEVER NIL NONE NOT NOW OPEN_CHEST OR PACK PAIR PAIRING_CHECK PUSH
  READ_TICKET RENAME RIGHT SAPLING_EMPTY_STATE SAPLING_VERIFY_UPDATE SELF SELF_ADDRESS SENDER SET_DELEGATE SHA256 SHA3
  SHA512 SIZE SLICE SOME SOURCE SPLIT_TICKET STEPS_TO_QUOTA SUB SUB_MUTEZ SWAP TICKET TICKET_DEPRECATED
  TOTAL_VOTING_POWER TRANSFER_TOKENS UNIT UNPACK UNPAIR UPDATE VIEW VOTING_POWER XOR
`);

/** Macros expand to sequences of instructions; most come in families. */
const macros: readonly RegExp[] = [
  /^(CMP|IF|IFCMP|ASSERT_|ASSERT_CMP)(EQ|NEQ|LT|GT|LE|GE)$/,
  /^(FAIL|ASSERT|ASSERT_(NONE|SOME|LEFT|RIGHT)|IF_SOME|IF_RIGHT)$/,
  /^(DII+P|DUU+P)$/,
  /^(C[AD]{2,}R|(SET|MAP)_C[AD]+R)$/,
  /^(UN)?P[PAI]{2,}R$/,
];

export type WordKind = 'section' | 'type' | 'constructor' | 'instruction';

/** The kind of a word, or undefined for unknown words. */
export function kindOfWord(word: string): WordKind | undefined {
  if (instructions.has(word)) return 'instruction';
  if (types.has(word)) return 'type';
  if (constructors.has(word)) return 'constructor';
  if (sections.has(word)) return 'section';
  return /^[A-Z_]+$/.test(word) && macros.some((family) => family.test(word)) ? 'instruction' : undefined;
}
