declare module '#shell-config' {
  export const site: import('../model/site').ShellConfig;
}
