/** Remembers what a slow function has made of each text. When it has become too much, it begins anew. */
export function remember<T>(make: (text: string) => T, most: number): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const value = make(text);
    made.set(text, value);
    return value;
  };
}
