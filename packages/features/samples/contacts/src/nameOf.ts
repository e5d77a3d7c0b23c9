import type { ContactFields } from './contract'

/** Full name of a contact. */
export function nameOf({ name, lastName }: Pick<ContactFields, 'name' | 'lastName'>): string {
  return [name, lastName].filter(Boolean).join(' ')
}
