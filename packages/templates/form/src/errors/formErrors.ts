import type { FormError } from '../writing/ErrorSummary'

/** Error message of a field: its own or, when it holds several values, the first of theirs. */
export function messageIn(error: unknown): string | undefined {
  return listErrors(error)[0]?.message
}

/** Error message of a list as a whole, not of its rows. */
export function messageOfList(error: unknown): string | undefined {
  const { root, message } = (error ?? {}) as { root?: { message?: string }; message?: unknown }
  return root?.message ?? (typeof message === 'string' ? message : undefined)
}

/**
 * All errors of a form with the names of their values: `lines.3.qty`. An error of a list as a whole has the list's name,
 * one of the form an empty name.
 */
export function listErrors(errors: unknown, name = ''): FormError[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { type, message } = errors as { type?: unknown; message?: unknown }
  if (typeof type === 'string' && typeof message === 'string') return [{ field: name, message }]
  return Object.entries(errors).flatMap(([key, error]) =>
    listErrors(error, key === 'root' ? name : [name, key].filter(Boolean).join('.')),
  )
}

/** Name of a JSON pointer's value: `/lines/3/qty` is `lines.3.qty`. */
export function nameOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}
