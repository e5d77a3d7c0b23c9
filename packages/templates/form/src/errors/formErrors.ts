import type { FormError } from '../writing/ErrorSummary'

/** What is wrong with a field: with itself or, where a field holds more than one value, with the first of them. */
export function messageIn(error: unknown): string | undefined {
  return listErrors(error)[0]?.message
}

/** What is wrong with a list as a whole, not with what is in it. */
export function messageOfList(error: unknown): string | undefined {
  const { root, message } = (error ?? {}) as { root?: { message?: string }; message?: unknown }
  return root?.message ?? (typeof message === 'string' ? message : undefined)
}

/**
 * All errors of a form with the names of their values: `lines.3.qty`. What is wrong with a list as a whole has the list's
 * name, and what is wrong with the form an empty one.
 */
export function listErrors(errors: unknown, name = ''): FormError[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { type, message } = errors as { type?: unknown; message?: unknown }
  if (typeof type === 'string' && typeof message === 'string') return [{ field: name, message }]
  return Object.entries(errors).flatMap(([key, error]) =>
    listErrors(error, key === 'root' ? name : [name, key].filter(Boolean).join('.')),
  )
}

/** The name of the value that a JSON pointer points at: `/lines/3/qty` is `lines.3.qty`. */
export function nameOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}
