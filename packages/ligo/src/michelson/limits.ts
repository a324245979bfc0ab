/** Limits that keep every function of this folder within JavaScript's stack and a bounded time. */

/** Trees nested more deeply are refused by the parser, the decoders and the type checker. */
export const MAX_DEPTH = 1_000;

/** The longest annotation, including its first character, as on the chain. */
export const MAX_ANNOTATION_LENGTH = 255;
