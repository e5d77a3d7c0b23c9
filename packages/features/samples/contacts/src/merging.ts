import type { Contact, ContactFields } from './contract'

/** What of two contacts is merged field by field, as their form has it; the notes of both are kept. */
const fields = [
  'name',
  'lastName',
  'email',
  'phone',
  'company',
  'jobTitle',
  'nickname',
  'birthday',
  'address',
] as const satisfies readonly (keyof ContactFields)[]

/** One of them. */
export type MergedField = (typeof fields)[number]

/** Where the other's is taken. */
export type Chosen = Partial<Record<MergedField, boolean>>

/** The fields in which two contacts say something else: one of both is to be chosen. */
export function differing(one: Contact, other: Contact): readonly MergedField[] {
  return fields.filter((field) => one[field] && other[field] && one[field] !== other[field])
}

/** Two contacts in one: where only one says something, that is it. */
export function merged(one: Contact, other: Contact, isOther: Chosen): ContactFields {
  const of = (field: MergedField) =>
    isOther[field] ? other[field] || one[field] : one[field] || other[field]
  return {
    name: of('name'),
    lastName: of('lastName'),
    nickname: of('nickname'),
    company: of('company'),
    jobTitle: of('jobTitle'),
    email: of('email'),
    phone: of('phone'),
    address: of('address'),
    birthday: of('birthday'),
    notes: [...new Set([one.notes, other.notes])].filter(Boolean).join('\n').slice(0, 2000),
  }
}
