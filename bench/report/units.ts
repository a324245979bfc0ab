/** Formats figures. */
export type Unit = (value: number) => string;

export const count: Unit = (value) => Math.round(value).toLocaleString('en');
export const kB: Unit = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const MB: Unit = (bytes) => `${count(bytes / 1e6)} MB`;
export const smallMB: Unit = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
export const ms: Unit = (time) => `${count(time)} ms`;
export const exactMs: Unit = (time) => `${time.toFixed(1)} ms`;
export const seconds: Unit = (time) => `${time.toFixed(1)} s`;
export const shift: Unit = (value) => value.toFixed(3);
