/** The parts of the configuration that the browser's code needs. */
declare module 'virtual:config' {
  export const site: import('../model/site').BrowserConfig;
  export const boot: import('../model/site').BootConfig;
  export const worker: import('../offline/service-worker').ServiceWorkerConfig;
}
