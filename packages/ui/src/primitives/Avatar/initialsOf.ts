/** The article of Arabic names, where a name follows it. */
const article = /^[اٱ]ل(?=\p{L}{2})/u

/**
 * First letters of the first and the last word of a name, in its own case; empty when it has no letters. The Arabic
 * article does not count: يوسف الحضرمي is ي ح. A zero-width non-joiner keeps Arabic letters from joining into an
 * unintended word.
 */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .flatMap((word) => word.replace(article, '').match(/[\p{L}\p{N}]/u) ?? [])
  const [first = '', ...others] = letters
  return others.length > 0 ? `${first}\u200C${others.at(-1)}` : first
}
