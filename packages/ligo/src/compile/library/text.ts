/** Strings, bytes, cryptography, and dynamic entry points. */
import { arrow, BYTES, NAT, option, optionValue, UNIT } from '../../types/make';
import {
  call,
  calling,
  type Definition,
  type Entry,
  fn,
  instruction,
  lambda,
  letIn,
  michelson,
  none,
  operation,
  unit,
} from './define';

const thunked = (definition: Definition): Definition => ({ ...definition, thunk: true });

const SUB = ['index', 'length', 'string'] as const;

const unpack = fn(['bytes'], (at, [packed]) =>
  michelson(at, 'UNPACK (typeopt $0)', [none(at, optionValue(at.type) ?? UNIT), packed]),
);

export const TEXT: readonly Entry[] = [
  ['String.length', operation('SIZE', ['string'])],
  ['String.size', calling('String.length', ['string'])],
  ['String.concat', operation('CONCAT', ['left', 'right'])],
  ['String.concats', instruction('CONCAT', ['list'])],
  ['String.sub', operation('SLICE', SUB)],
  ['String.slice', thunked(calling('String.sub', SUB))],
  ['Bytes.length', operation('SIZE', ['bytes'])],
  ['Bytes.size', thunked(calling('Bytes.length', ['bytes']))],
  ['Bytes.concat', operation('CONCAT', ['left', 'right'])],
  ['Bytes.concats', instruction('CONCAT', ['list'])],
  ['Bytes.sub', operation('SLICE', SUB)],
  ['Bytes.slice', thunked(calling('Bytes.sub', SUB))],
  ['Bytes.pack', instruction('PACK', ['value'])],
  ['Bytes.unpack', unpack],
  ['Crypto.blake2b', instruction('BLAKE2B', ['bytes'])],
  ['Crypto.sha256', instruction('SHA256', ['bytes'])],
  ['Crypto.sha512', instruction('SHA512', ['bytes'])],
  ['Crypto.sha3', instruction('SHA3', ['bytes'])],
  ['Crypto.keccak', instruction('KECCAK', ['bytes'])],
  ['Crypto.hash_key', instruction('HASH_KEY', ['key'])],
  ['Crypto.check', instruction('CHECK_SIGNATURE', ['key', 'sig', 'bytes'])],
];

const CAST = 'Dynamic_entrypoints.cast_dynamic_entrypoint';

const set = fn(['dyn', 'entry_opt', 'dyn_map'], (at, [entry, code, map]) => {
  const content = optionValue(code.type) ?? UNIT;
  const pack = {
    kind: 'library',
    path: 'Bytes.pack',
    type: arrow(content, BYTES),
    span: at.span,
  } as const;
  const packed = call(at, 'Option.map', [pack, code], option(BYTES));
  return letIn(at, 'packed_entry_opt', packed, (bytes) =>
    call(at, 'Big_map.update', [call(at, CAST, [entry], NAT), bytes, map]),
  );
});

const setBytes = fn(['dyn', 'bytes_opt', 'dyn_map'], (at, [entry, bytes, map]) =>
  call(at, 'Big_map.update', [call(at, CAST, [entry], NAT), bytes, map]),
);

const get = fn(['dyn', 'dyn_map'], (at, [entry, map]) => {
  const content = optionValue(at.type) ?? UNIT;
  const unpacked = lambda(at, 'dyn_fun', BYTES, (bytes) =>
    call(
      at,
      'Option.value_with_error',
      [unit(at), call(at, 'Bytes.unpack', [bytes], option(content))],
      content,
    ),
  );
  return letIn(at, 'f', unpacked, (f) =>
    letIn(
      at,
      'res_opt',
      call(at, 'Big_map.find_opt', [call(at, CAST, [entry], NAT), map], option(BYTES)),
      (found) => call(at, 'Option.map', [f, found]),
    ),
  );
});

export const DYNAMIC: readonly Entry[] = [
  // An entry point is already its number.
  [CAST, fn(['dyn'], (_, [entry]) => entry)],
  ['Dynamic_entrypoints.set', set],
  ['Dynamic_entrypoints.set_bytes', setBytes],
  ['Dynamic_entrypoints.get', get],
];
