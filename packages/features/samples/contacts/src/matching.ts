import { normalizeForSearch, searchWordsOf } from '@console/core/i18n'
import type { Contact } from './contract'
import { nameOf } from './nameOf'

/** Normalized search text of each contact, computed once. */
const folded = new WeakMap<Contact, string>()

function textOf(contact: Contact): string {
  let text = folded.get(contact)
  if (text === undefined) {
    const { nickname, company, jobTitle, email, phone } = contact
    text = normalizeForSearch(
      [nameOf(contact), nickname, company, jobTitle, email, phone].join(' '),
    )
    folded.set(contact, text)
  }
  return text
}

/** Contacts that contain each of the words. */
export function matching(contacts: readonly Contact[], text: string): readonly Contact[] {
  const words = searchWordsOf(text)
  if (words.length === 0) return contacts
  return contacts.filter((contact) => words.every((word) => textOf(contact).includes(word)))
}
