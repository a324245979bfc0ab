declare module 'virtual:browser-config' {
  export const site: import('../model/site').BrowserConfig;
}
