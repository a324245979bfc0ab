// Generated from michelson.grammar (caacf758809cfde6); see packages/ligo/src/syntax/grammar/README.md.
export const
  Section = 1,
  Instruction = 2,
  Type = 3,
  Constructor = 4,
  LineComment = 5,
  BlockComment = 6,
  Program = 7,
  Application = 8,
  Annotation = 10,
  Int = 11,
  String = 12,
  Bytes = 13,
  Reference = 14,
  Parenthesized = 15,
  Sequence = 16
