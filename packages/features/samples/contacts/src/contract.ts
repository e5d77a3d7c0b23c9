import { serverNow } from '@console/core/api'
import { readableListOf } from '@console/core/contracts'
import { latinDigits } from '@console/core/i18n'
import * as z from 'zod/mini'

/** Specification 3: a person in the address book. What is not known is an empty text. */
export const contact = z.object({
  id: z.string(),
  name: z.string(),
  lastName: z.string(),
  /** The address of a picture. */
  avatar: z.string(),
  nickname: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** A day, `1988-04-12`; empty when it is not known. */
  birthday: z.union([z.iso.date(), z.literal('')]),
  notes: z.string(),
  /** In the bin, and can be brought back. Not in specification 3: left out, they are not. */
  deleted: z.optional(z.boolean()),
})

/** A person in the address book. */
export type Contact = z.infer<typeof contact>

/** The answer of `GET /api/contacts-app/contacts`. */
export const contacts = readableListOf(contact)

/** Contacts that belong together; one can be in several. */
export const group = z.object({
  id: z.string(),
  name: z.string(),
  contactIds: readableListOf(z.string()),
})

/** Contacts that belong together. */
export type Group = z.infer<typeof group>

/** Specification 3: whose address book it is, and how its contacts are sorted into lists. */
export const contactUser = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  /** The ids of contacts. */
  starred: readableListOf(z.string()),
  frequentContacts: readableListOf(z.string()),
  groups: readableListOf(group),
})

/** Whose address book it is. */
export type ContactUser = z.infer<typeof contactUser>

const isEmail = (text: string) => text === '' || z.email().safeParse(text).success

/** A number as it is dialled: short ones, codes with `*` and `#`, and an extension behind it, too. */
const isPhone = (text: string) =>
  text === '' || /^[+*#]{0,2}\(?\d[\d ()./*#-]{1,30}(?: ?(?:x|ext\.?) ?\d{1,8})?$/i.test(text)

/** The address of a telephone number for links (RFC 3966), with its extension. */
export function telAddress(phone: string): string {
  const [, number = '', extension] = /^(.*?)(?: ?(?:x|ext\.?) ?(\d+))?$/i.exec(phone) ?? []
  const dialled = number.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23')
  return `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`
}

/** A day that has been, not before 1900; nothing is one, too. */
function isBirthday(text: string): boolean {
  if (text === '') return true
  const isDay = z.iso.date().safeParse(text).success
  return isDay && text >= '1900-01-01' && text <= serverNow().toISOString().slice(0, 10)
}

const line = z.string().check(z.trim(), z.maxLength(120))
const lines = z.string().check(z.trim(), z.maxLength(2000))

/** What one writes of a contact. */
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

/** What one writes of a contact. */
export type ContactFields = z.infer<typeof contactFields>

/** What `POST /add-contacts` takes: those with an id were deleted, and come back as they were. */
export const addContactsBody = z.object({ contacts: z.array(z.union([contact, contactFields])) })

/** The answer of `POST /update-contact`: null where there is no such contact any more (specification 8: such calls always answer 200). */
export const foundContact = z.nullable(contact)

/** What `POST /update-contact` takes. */
export const updateContactBody = z.extend(contactFields, { id: z.string() })

/** A contact as it is written anew. */
export type UpdateContactBody = z.infer<typeof updateContactBody>

/** What `POST /remove-contacts` and `/delete-contacts` take and give. */
export const removeContactsBody = z.object({ contactIds: z.array(z.string()) })

/** What `POST /update-groups` takes: all of them. */
export const updateGroupsBody = z.object({ groups: z.array(group) })

/** What `POST /star-contacts` takes. */
export const starContactsBody = z.object({
  contactIds: z.array(z.string()),
  isStarred: z.boolean(),
})

/** Whom to star, or not. */
export type StarContactsBody = z.infer<typeof starContactsBody>
