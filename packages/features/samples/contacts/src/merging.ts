import type { Contact, ContactFields } from './contract'

/** Fields that are merged one by one, in the order of the form; the notes of both are kept. */
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

/** Field that is merged. */
export type MergedField = (typeof fields)[number]

/** Fields taken from the other contact. */
export type Chosen = Partial<Record<MergedField, boolean>>

/** Fields in which two contacts differ, of which the user chooses one value. */
export function differing(one: Contact, other: Contact): readonly MergedField[] {
  return fields.filter((field) => one[field] && other[field] && one[field] !== other[field])
}

/** Merges two contacts; a value that only one has is taken. */
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
