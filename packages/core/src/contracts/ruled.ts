import * as z from 'zod/mini'

/** Where a rule is broken that has words of its own. */
export interface Broken<Rule extends string> {
  rule: Rule
  path: (string | number)[]
  /** What stands there. */
  input: unknown
  /** What it has to do with, for its words. */
  about?: readonly string[]
}

/**
 * A rule about several values. It says all that breaks it, each where it is mended, also while something else is wrong: what is not
 * written yet has its own error already.
 */
export function ruled<Value, Rule extends string>(find: (value: Value) => readonly Broken<Rule>[]) {
  return z.check<Value>(
    ({ value, issues }) => {
      for (const { rule, path, input, about } of find(value))
        issues.push({ code: 'custom', path, input, params: { rule, about } })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}
