import type { Problem } from '@console/core/contracts'
import { refuse } from './refuse'

/** Maximum nesting of objects and lists. Deeper ones would overflow the stack of code that reads or writes them recursively. */
const maxDepth = 64

/** Maximum reported errors per body. */
const maxErrors = 20

const unstorable = 'This contains a character that cannot be stored.'

/** Direction overrides: U+202E displays “gnp.exe” as “exe.png”. Other direction marks are common in pasted Arabic text. */
const overrides = /[\u202D\u202E]/

const overridden = 'This contains a character that reverses the text after it.'

/** Checks whether every database and reader accepts a text: it contains neither NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Error of a text that cannot be stored; undefined for all others. */
export function textError(text: string): string | undefined {
  return isStorable(text) ? undefined : unstorable
}

/** A value in a body, and its pointer. */
interface Place {
  value: unknown
  pointer: string
  depth: number
}

/**
 * Finds content that no body may have, whatever its schema: text that cannot be stored or overrides the direction, and keys with
 * a special meaning in JavaScript. It does not recurse.
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
