/** Bytes as hexadecimal digits. */

export const byteToHex = (value: number): string => value.toString(16).padStart(2, '0');

export function utf8ToHex(text: string): string {
  return [...new TextEncoder().encode(text)].map(byteToHex).join('');
}

/** Undefined if the bytes are not valid UTF-8. */
export function hexToUtf8(digits: string): string | undefined {
  const codes = digits.match(/../g) ?? [];
  try {
    // A byte order mark is part of the text.
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(
      Uint8Array.from(codes, (code) => Number.parseInt(code, 16)),
    );
  } catch {
    return undefined;
  }
}
