/** Maximum length of a pattern. */
const longest = 120

/** Maximum variable repetitions in a pattern: with more, long texts take seconds. */
const maxRepetitions = 4

/** Variable repetitions: `*`, `+`, `?`, and `{2,}` or `{2,5}`. `{2}` is fixed. */
const repetition = /[*+?]|\{\d+,\d*\}/

/** Escaped characters, classes, and the heads of groups. */
const literals = /\\.|\[(?:\\.|[^\]\\])*\]/gu

/** Expression for a complete answer; null for an invalid pattern. */
export function patternOf(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return null
  }
}

/**
 * Checks that a pattern runs fast on any input. Patterns run while sellers type: one with catastrophic backtracking would freeze the page.
 *
 * - It has neither back references nor lookarounds.
 * - A repeated group contains no repetition and no alternatives, so that attempts never multiply.
 * - At most four repetitions are variable.
 */
export function isQuickPattern(pattern: string): boolean {
  if (pattern.length > longest || /\\[1-9k]|\(\?(?!:)/.test(pattern)) return false
  let plain = pattern.replaceAll(literals, 'x').replaceAll('(?:', '(')
  if ((plain.match(new RegExp(repetition, 'g')) ?? []).length > maxRepetitions) return false
  // Innermost groups first: each is checked with its repetition, and then replaced by one character, or by a choice.
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
