/** What to do about an error of the file system; any other error is returned as it is. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on the device: free some and build again.',
  EDQUOT: 'the disk quota is used up: free some space and build again.',
  EFBIG: 'the file is larger than the system allows: raise the limit and build again.',
  EROFS: 'it is on a read-only file system: choose another folder with --out.',
  EACCES: 'this user may not write there: change its permissions, or choose another folder with --out.',
  EPERM: 'this user may not write there: change its permissions, or choose another folder with --out.',
  EBUSY: 'the folder is in use, perhaps as a mount point: build into a folder inside of it with --out.',
  EXDEV: 'the folder is a mount point: build into a folder inside of it with --out.',
  ENOTDIR: 'a file is in the place of a folder: move it away.',
  EEXIST: 'a file is in the place of a folder: move it away.',
};

export function writeError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const advice = ADVICE[String(error.code)];
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  if (!advice) return error;
  return new Error(`Cannot write ${path}: ${advice} The site in ${folder} is as it was.`, { cause: error });
}
