declare module 'virtual:shell-config' {
  export const site: import('../model/site').ShellConfig;
}
