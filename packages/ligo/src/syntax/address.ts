/** Addresses without quotes, which readers paste from explorers and wallets. */

const ADDRESS = /^(?:tz[1-4]|KT1|sr1)[1-9A-HJ-NP-Za-km-z]{33}$/;

export const isAddress = (text: string): boolean => ADDRESS.test(text);

export const QUOTED_ADDRESS = 'Write the address in double quotes.';
