import { normalizeForSearch, latinDigits } from '@console/core/i18n'
import type { ContactFields } from '../contract'
import { nameOf } from '../nameOf'

/** Reason why a person counts as known: in the address book, or earlier in the file. */
export type Recognised = 'known' | 'twice'

/**
 * Matches people of a file with the address book, in the file's order; null for new ones. People are the same if they
 * have the same name, and the same phone number or email address, or neither.
 */
export function recognise(
  people: readonly ContactFields[],
  book: readonly ContactFields[],
): (Recognised | null)[] {
  const known = new Set(book.flatMap(signsOf))
  const above = new Set<string>()
  return people.map((person) => {
    const signs = signsOf(person)
    const found = signs.some((sign) => known.has(sign))
      ? 'known'
      : signs.some((sign) => above.has(sign))
        ? 'twice'
        : null
    for (const sign of signs) above.add(sign)
    return found
  })
}

/** Signs to recognise a person by. Of a phone number the last nine digits, so that the country code does not matter. */
function signsOf(person: ContactFields): string[] {
  const { phone, email } = person
  const who = normalizeForSearch(nameOf(person))
  const digits = latinDigits(phone).replaceAll(/\D/g, '').slice(-9)
  const ways = [digits && `tel ${digits}`, email && `mail ${email.toLowerCase()}`].filter(Boolean)
  return (ways.length > 0 ? ways : ['']).map((way) => `${who}\n${way}`)
}
