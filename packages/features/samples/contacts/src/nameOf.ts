import type { ContactFields } from './contract'

/** The whole name. */
export function nameOf({ name, lastName }: Pick<ContactFields, 'name' | 'lastName'>): string {
  return [name, lastName].filter(Boolean).join(' ')
}
