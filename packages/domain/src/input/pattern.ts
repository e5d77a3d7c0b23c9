/** How long a pattern may be. */
const longest = 120

/** The most repetitions without a fixed number in one pattern: with more, long texts take seconds. */
const mostRepetitions = 4

/** What repeats: `*`, `+`, `?`, and `{2,}` or `{2,5}`. `{2}` has no choice to make. */
const repetition = /[*+?]|\{\d+,\d*\}/

/** What is said by its characters: escaped ones, classes, and the heads of groups. */
const literals = /\\.|\[(?:\\.|[^\]\\])*\]/gu

/**
 * The expression that a whole answer has to match; null where the pattern is none.
 */
export function patternOf(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return null
  }
}

/**
 * Whether a pattern is answered at once, whatever is typed. Patterns are run where sellers type: one that goes back and forth over what it
 * has tried would hold the page.
 *
 * - Nothing refers back or looks around.
 * - A group that repeats holds neither a repetition nor a choice, so that tries never multiply.
 * - At most four repetitions have no fixed number.
 */
export function isQuickPattern(pattern: string): boolean {
  if (pattern.length > longest || /\\[1-9k]|\(\?(?!:)/.test(pattern)) return false
  let plain = pattern.replaceAll(literals, 'x').replaceAll('(?:', '(')
  if ((plain.match(new RegExp(repetition, 'g')) ?? []).length > mostRepetitions) return false
  // Innermost groups first: each is looked at with what follows it, and then stands for one character, or for a choice.
  for (let group = innermost(plain); group; group = innermost(plain)) {
    const { inside, repeats, whole, at } = group
    const isChoice = repetition.test(inside) || inside.includes('|')
    if (isChoice && repeats) return false
    plain = `${plain.slice(0, at)}${isChoice ? 'x?' : 'x'}${plain.slice(at + whole.length)}`
  }
  return true
}

function innermost(plain: string) {
  const found = /\(([^()]*)\)(\*|\+|\{\d+(?:,\d*)?\})?/.exec(plain)
  return found && { whole: found[0], inside: found[1] ?? '', repeats: found[2], at: found.index }
}
