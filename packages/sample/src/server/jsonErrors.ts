import type { Problem } from '@console/core/contracts'
import { refuse } from './refuse'

/** Objects and lists in each other at most. Deeper ones would overflow the stack of what reads or writes them recursively. */
const maxDepth = 64

/** The errors of one body that are reported at most. */
const maxErrors = 20

const unstorable = 'This contains a character that cannot be stored.'

/** Direction overrides: U+202E displays “gnp.exe” as “exe.png”. Other direction marks are common in pasted Arabic text. */
const overrides = /[\u202D\u202E]/

const overridden = 'This contains a character that reverses the text after it.'

/** Whether every database and every reader takes a text: it has neither NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** The error of a text that cannot be stored; undefined for all others. */
export function textError(text: string): string | undefined {
  return isStorable(text) ? undefined : unstorable
}

/** A value in a body, and where it is. */
interface Place {
  value: unknown
  pointer: string
  depth: number
}

/**
 * Finds what no body may contain, whatever its schema: text that cannot be stored or overrides the direction, and keys that JavaScript gives a meaning. It does not recurse.
 * @throws Refusal 400 for a body that is nested too deeply
 */
export function jsonErrors(body: unknown): NonNullable<Problem['errors']> {
  const errors: NonNullable<Problem['errors']> = []
  const open: Place[] = [{ value: body, pointer: '', depth: 0 }]
  for (let place = open.pop(); place && errors.length < maxErrors; place = open.pop()) {
    const { value, pointer, depth } = place
    if (typeof value === 'string' && !isStorable(value))
      errors.push({ pointer, message: unstorable })
    else if (typeof value === 'string' && overrides.test(value))
      errors.push({ pointer, message: overridden })
    if (typeof value !== 'object' || value === null) continue
    if (depth === maxDepth) throw refuse(400, 'malformed_request', 'The body is nested too deeply.')
    for (const [key, member] of Object.entries(value)) {
      const isKey = Array.isArray(value) || (isStorable(key) && key !== '__proto__')
      if (isKey) open.push({ value: member, pointer: `${pointer}/${key}`, depth: depth + 1 })
      else errors.push({ pointer, message: 'This contains a name that is not allowed.' })
    }
  }
  return errors.toReversed()
}
