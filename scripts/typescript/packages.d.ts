/**
 * Packages that pages use and that are not installed here. The wallet brings 183 packages, 108 MB; these are its parts
 * that pages use, with their published types. The others are settings of a build tool.
 */
declare module '@taquito/beacon-wallet' {
  import type { NetworkType } from '@taquito/beacon-wallet/types';
  import type { WalletProvider } from '@taquito/taquito';

  export interface BeaconWallet extends WalletProvider {}
  export class BeaconWallet {
    constructor(options: { name: string; network?: { type: NetworkType; rpcUrl?: string } });
    readonly client: { getActiveAccount(): Promise<{ address: string } | undefined> };
    requestPermissions(): Promise<void>;
    getPKH(): Promise<string>;
  }
}

declare module '@taquito/beacon-wallet/types' {
  export enum NetworkType {
    MAINNET = 'mainnet',
    SHADOWNET = 'shadownet',
    CUSTOM = 'custom',
  }
}

declare module '@vitejs/plugin-react' {
  export default function react(): { name: string };
}

declare module 'vite-plugin-node-polyfills' {
  export function nodePolyfills(): { name: string };
}
