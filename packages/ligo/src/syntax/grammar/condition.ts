/** Conditions of `#if` and `#elif`: names, `true`, `false`, `!`, `==`, `!=`, `&&`, `||` and parentheses. */

/** Whether a condition is true with these symbols defined; undefined if it is not a condition. */
export function isTrue(text: string, defined: ReadonlySet<string>): boolean | undefined {
  const tokens = text.replace(/\/\/.*/, '').match(/[A-Za-z]\w*|\|\||&&|==|!=|[!()]|\S/g) ?? [];
  const reader = new ConditionReader(tokens, defined);
  const value = reader.or();
  return reader.isDone() ? value : undefined;
}

class ConditionReader {
  private at = 0;
  private failed = false;
  private depth = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly defined: ReadonlySet<string>,
  ) {}

  isDone(): boolean {
    return !this.failed && this.at === this.tokens.length;
  }

  or(): boolean {
    let value = this.and();
    while (this.take('||')) value = this.and() || value;
    return value;
  }

  private and(): boolean {
    let value = this.equality();
    while (this.take('&&')) value = this.not() && value;
    return value;
  }

  private equality(): boolean {
    let value = this.not();
    for (;;) {
      if (this.take('==')) value = value === this.not();
      else if (this.take('!=')) value = value !== this.not();
      else return value;
    }
  }

  private not(): boolean {
    let negated = false;
    while (this.take('!')) negated = !negated;
    return this.core() !== negated;
  }

  private core(): boolean {
    if (this.take('(')) {
      // Far deeper than real code; without a limit, a long line of parentheses would exhaust the stack.
      if (++this.depth > 100) return this.fail();
      const value = this.or();
      if (!this.take(')')) return this.fail();
      return value;
    }
    const word = this.tokens[this.at++] ?? '';
    if (!/^[A-Za-z]/.test(word)) return this.fail();
    return word === 'true' || (word !== 'false' && this.defined.has(word));
  }

  private take(sign: string): boolean {
    if (this.tokens[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private fail(): boolean {
    this.failed = true;
    return false;
  }
}
