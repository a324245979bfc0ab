/** Programs on disk. The only part that needs Node. */

export { programAt, readFromDisk, syntaxOf } from './read-file';
