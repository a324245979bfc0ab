declare module 'virtual:browser-config' {
  export const site: import('../model/site').BrowserConfig;
}

declare module 'virtual:boot-config' {
  export const boot: import('../model/site').BootConfig;
}

declare module 'virtual:worker-config' {
  export const worker: { readonly siteTitle: string; readonly locale: string; readonly baseUrl: string };
}
