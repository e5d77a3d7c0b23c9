import { serverNow } from '@console/core/api'
import { readableListOf } from '@console/core/contracts'
import { latinDigits } from '@console/core/i18n'
import * as z from 'zod/mini'

/** Specification 3: a person in the address book. Unknown values are empty strings. */
export const contact = z.object({
  id: z.string(),
  name: z.string(),
  lastName: z.string(),
  /** Address of a picture. */
  avatar: z.string(),
  nickname: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** A day, `1988-04-12`; empty if unknown. */
  birthday: z.union([z.iso.date(), z.literal('')]),
  notes: z.string(),
  /** In the bin, and restorable. Not in specification 3; undefined means not deleted. */
  deleted: z.optional(z.boolean()),
})

/** A person in the address book. */
export type Contact = z.infer<typeof contact>

/** Response of `GET /api/contacts-app/contacts`. */
export const contacts = readableListOf(contact)

/** Group of contacts; a contact can be in several. */
export const group = z.object({
  id: z.string(),
  name: z.string(),
  contactIds: readableListOf(z.string()),
})

/** Group of contacts. */
export type Group = z.infer<typeof group>

/** Specification 3: owner of the address book, and the lists of their contacts. */
export const contactUser = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  /** Ids of contacts. */
  starred: readableListOf(z.string()),
  frequentContacts: readableListOf(z.string()),
  groups: readableListOf(group),
})

/** Owner of the address book. */
export type ContactUser = z.infer<typeof contactUser>

const isEmail = (text: string) => text === '' || z.email().safeParse(text).success

/** Checks that a phone number can be dialled: also short numbers, codes with `*` and `#`, and extensions. */
const isPhone = (text: string) =>
  text === '' || /^[+*#]{0,2}\(?\d[\d ()./*#-]{1,30}(?: ?(?:x|ext\.?) ?\d{1,8})?$/i.test(text)

/** `tel:` link of a phone number (RFC 3966), with its extension. */
export function telAddress(phone: string): string {
  const [, number = '', extension] = /^(.*?)(?: ?(?:x|ext\.?) ?(\d+))?$/i.exec(phone) ?? []
  const dialled = number.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23')
  return `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`
}

/** Checks for a past day, not before 1900, or an empty text. */
function isBirthday(text: string): boolean {
  if (text === '') return true
  const isDay = z.iso.date().safeParse(text).success
  return isDay && text >= '1900-01-01' && text <= serverNow().toISOString().slice(0, 10)
}

const line = z.string().check(z.trim(), z.maxLength(120))
const lines = z.string().check(z.trim(), z.maxLength(2000))

/** Editable fields of a contact. */
export const contactFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  lastName: line,
  nickname: line,
  company: line,
  jobTitle: line,
  email: z.string().check(z.trim(), z.maxLength(254), z.refine(isEmail)),
  phone: z.string().check(z.trim(), z.overwrite(latinDigits), z.refine(isPhone)),
  address: lines,
  birthday: z.string().check(z.refine(isBirthday)),
  notes: lines,
})

/** Editable fields of a contact. */
export type ContactFields = z.infer<typeof contactFields>

/** Body of `POST /add-contacts`: entries with an id were deleted, and are restored unchanged. */
export const addContactsBody = z.object({ contacts: z.array(z.union([contact, contactFields])) })

/**
 * Response of `POST /update-contact`: null if the contact no longer exists (specification 8: such calls always answer
 * 200).
 */
export const nullableContact = z.nullable(contact)

/** Body of `POST /update-contact`. */
export const updateContactBody = z.extend(contactFields, { id: z.string() })

/** Edited contact. */
export type UpdateContactBody = z.infer<typeof updateContactBody>

/** Body and response of `POST /remove-contacts` and `/delete-contacts`. */
export const removeContactsBody = z.object({ contactIds: z.array(z.string()) })

/** Body of `POST /update-groups`: all groups. */
export const updateGroupsBody = z.object({ groups: z.array(group) })

/** Body of `POST /star-contacts`. */
export const starContactsBody = z.object({
  contactIds: z.array(z.string()),
  isStarred: z.boolean(),
})

/** Contacts to star or unstar. */
export type StarContactsBody = z.infer<typeof starContactsBody>
