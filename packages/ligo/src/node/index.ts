/** Programs on disk. The only part that needs Node. */

export { programAt, readFromDisk, readFromFolders, syntaxOf, textAt } from './read-file';
