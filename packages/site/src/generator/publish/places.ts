/** The folders and files next to the finished site that a build uses. */
export interface Places {
  /** The finished site. */
  readonly folder: string;
  /** The site that is being built. */
  readonly staging: string;
  /** The site that is being replaced, for the moment between two renames. */
  readonly previous: string;
  /** Exists while a build writes. */
  readonly lock: string;
}

export function placesFor(folder: string): Places {
  return {
    folder,
    staging: `${folder}.building`,
    previous: `${folder}.previous`,
    lock: `${folder}.lock`,
  };
}
