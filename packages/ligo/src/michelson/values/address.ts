/** Addresses, keys and hashes: their readable form in base58, and the chain's binary form as hexadecimal digits. */
import { type Base58Kind, decodeBase58, encodeBase58 } from '../base58';
import { byteToHex, hexToUtf8, utf8ToHex } from '../hex';
import { isEntrypointName } from '../types/annotations';

const HASHES: readonly Base58Kind[] = ['tz1', 'tz2', 'tz3', 'tz4'];
const KEYS: readonly Base58Kind[] = ['edpk', 'sppk', 'p2pk', 'BLpk'];
const KEY_SIZES = [32, 33, 33, 48];
const HASH_SIZES = [20, 20, 20, 20];
const SIGNATURES: readonly Base58Kind[] = ['sig', 'edsig', 'spsig1', 'p2sig', 'BLsig'];

/** Tags of accounts that are not implicit; a byte of padding follows the hash. */
const CONTRACTS: Readonly<Record<string, Base58Kind>> = { '01': 'KT1', '03': 'sr1' };

/** An address without its entrypoint has 22 bytes. */
const ACCOUNT_DIGITS = 44;

export type EncodedKind = 'address' | 'key' | 'key_hash' | 'signature' | 'chain_id';

/** The binary form of a readable one; undefined if it is invalid. */
export function toBinary(kind: EncodedKind, text: string): string | undefined {
  if (kind === 'address') return addressToBinary(text);
  const found = decodeBase58(text);
  if (!found) return undefined;
  const { payload } = found;
  if (kind === 'chain_id') return found.kind === 'Net' ? payload : undefined;
  if (kind === 'signature') return SIGNATURES.includes(found.kind) ? payload : undefined;
  const tag = (kind === 'key' ? KEYS : HASHES).indexOf(found.kind);
  return tag < 0 ? undefined : byteToHex(tag) + payload;
}

/** The readable form of a binary one; undefined if it is invalid. */
export function toReadable(kind: EncodedKind, digits: string): string | undefined {
  switch (kind) {
    case 'address':
      return addressToReadable(digits);
    case 'key':
      return tagged(KEYS, KEY_SIZES, digits);
    case 'key_hash':
      return tagged(HASHES, HASH_SIZES, digits);
    case 'chain_id':
      return digits.length === 8 ? encodeBase58('Net', digits) : undefined;
    case 'signature':
      if (digits.length === 128) return encodeBase58('sig', digits);
      return digits.length === 192 ? encodeBase58('BLsig', digits) : undefined;
  }
}

/** The entrypoint is `default` if the address names none. */
export function addressParts(digits: string): { readonly account: string; readonly entrypoint: string } {
  const entrypoint = hexToUtf8(digits.slice(ACCOUNT_DIGITS)) ?? '';
  return { account: digits.slice(0, ACCOUNT_DIGITS), entrypoint: entrypoint || 'default' };
}

export function withEntrypoint(account: string, entrypoint: string): string {
  return account + (entrypoint === 'default' ? '' : utf8ToHex(entrypoint));
}

function addressToBinary(text: string): string | undefined {
  const separator = text.indexOf('%');
  const found = decodeBase58(separator < 0 ? text : text.slice(0, separator));
  const entrypoint = separator < 0 ? '' : text.slice(separator + 1);
  if (!found || entrypoint === 'default' || !isEntrypointName(entrypoint)) return undefined;
  const suffix = utf8ToHex(entrypoint);
  const implicit = HASHES.indexOf(found.kind);
  if (implicit >= 0) return `00${byteToHex(implicit)}${found.payload}${suffix}`;
  const tag = Object.keys(CONTRACTS).find((key) => CONTRACTS[key] === found.kind);
  return tag && `${tag}${found.payload}00${suffix}`;
}

function addressToReadable(digits: string): string | undefined {
  const account = accountToReadable(digits.slice(0, ACCOUNT_DIGITS));
  const name = hexToUtf8(digits.slice(ACCOUNT_DIGITS));
  if (account === undefined || name === undefined || name === 'default' || !isEntrypointName(name))
    return undefined;
  return name === '' ? account : `${account}%${name}`;
}

function accountToReadable(digits: string): string | undefined {
  if (digits.length < ACCOUNT_DIGITS) return undefined;
  if (digits.startsWith('00')) return tagged(HASHES, HASH_SIZES, digits.slice(2));
  const kind = CONTRACTS[digits.slice(0, 2)];
  return kind && digits.endsWith('00') ? encodeBase58(kind, digits.slice(2, -2)) : undefined;
}

function tagged(kinds: readonly Base58Kind[], sizes: readonly number[], digits: string): string | undefined {
  const tag = Number.parseInt(digits.slice(0, 2), 16);
  const kind = kinds[tag];
  const payload = digits.slice(2);
  return kind && payload.length === 2 * (sizes[tag] ?? 0) ? encodeBase58(kind, payload) : undefined;
}
