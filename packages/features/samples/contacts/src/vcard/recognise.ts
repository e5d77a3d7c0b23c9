import { normalizeForSearch, latinDigits } from '@console/core/i18n'
import type { ContactFields } from '../contract'
import { nameOf } from '../nameOf'

/** That somebody of a file is in the address book, or further up in the file. */
export type Recognised = 'known' | 'twice'

/**
 * Whom of a file one has already, in the file's order; null for who is new. The same is who has the same name, and the same telephone number or
 * e-mail address, or neither of them.
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

/** What somebody is recognised by. Of a telephone number the last nine digits: it is the same with the country's code and without. */
function signsOf(person: ContactFields): string[] {
  const { phone, email } = person
  const who = normalizeForSearch(nameOf(person))
  const digits = latinDigits(phone).replaceAll(/\D/g, '').slice(-9)
  const ways = [digits && `tel ${digits}`, email && `mail ${email.toLowerCase()}`].filter(Boolean)
  return (ways.length > 0 ? ways : ['']).map((way) => `${who}\n${way}`)
}
