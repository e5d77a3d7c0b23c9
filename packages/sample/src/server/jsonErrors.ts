import { type FieldFault, refuse } from './refuse'
import type { SentenceKey } from './sentences'

/** Maximum nesting of objects and lists. Deeper ones would overflow the stack of code that reads or writes them recursively. */
const maxDepth = 64

/** Maximum reported errors per body. */
const maxErrors = 20

const unstorable = 'text.unstorable'

/** Direction overrides: U+202E displays “gnp.exe” as “exe.png”. Other direction marks are common in pasted Arabic text. */
const overrides = /[\u202D\u202E]/

const overridden = 'text.overridden'

/** Checks whether every database and reader accepts a text: it contains neither NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Error of a text that cannot be stored; undefined for all others. */
export function textError(text: string): SentenceKey | undefined {
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
export function jsonErrors(body: unknown): FieldFault[] {
  const errors: FieldFault[] = []
  const open: Place[] = [{ value: body, pointer: '', depth: 0 }]
  for (let place = open.pop(); place && errors.length < maxErrors; place = open.pop()) {
    const { value, pointer, depth } = place
    if (typeof value === 'string' && !isStorable(value))
      errors.push({ pointer, message: unstorable })
    else if (typeof value === 'string' && overrides.test(value))
      errors.push({ pointer, message: overridden })
    if (typeof value !== 'object' || value === null) continue
    if (depth === maxDepth) throw refuse(400, 'malformed_request', 'body.too_deep')
    for (const [key, member] of Object.entries(value)) {
      const isKey = Array.isArray(value) || (isStorable(key) && key !== '__proto__')
      if (isKey) open.push({ value: member, pointer: `${pointer}/${key}`, depth: depth + 1 })
      else errors.push({ pointer, message: 'text.name_refused' })
    }
  }
  return errors.toReversed()
}
