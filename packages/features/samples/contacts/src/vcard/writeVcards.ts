import type { ContactFields } from '../contract'

/** Escapes line breaks and separators in a text (RFC 6350, 3.4). */
function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
}

const encoder = new TextEncoder()

/** Folds a line to at most 75 bytes; continuation lines begin with a space (RFC 6350, 3.2). */
function folded(line: string): string {
  let written = ''
  let bytes = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (bytes + size > 75) {
      written += '\r\n '
      bytes = 1
    }
    written += sign
    bytes += size
  }
  return `${written}\r\n`
}

/** Contacts as the text of a vCard 4.0 file (RFC 6350). */
export function writeVcards(contacts: readonly ContactFields[]): string {
  return contacts.map(writeVcard).join('')
}

function writeVcard(contact: ContactFields): string {
  const { name, lastName, company, jobTitle, address } = contact
  const properties: readonly [name: string, value: string][] = [
    ['FN', escaped([name, lastName].filter(Boolean).join(' '))],
    ['N', `${escaped(lastName)};${escaped(name)};;;`],
    ['NICKNAME', escaped(contact.nickname)],
    ['ORG', escaped(company)],
    ['TITLE', escaped(jobTitle)],
    ['EMAIL', escaped(contact.email)],
    ['TEL', escaped(contact.phone)],
    // The whole address is in the street's position, since it is a single text.
    ['ADR', address && `;;${escaped(address)};;;;`],
    ['BDAY', contact.birthday.replaceAll('-', '')],
    ['NOTE', escaped(contact.notes)],
  ]
  const lines = properties.filter(([, value]) => value !== '').map((pair) => folded(pair.join(':')))
  return `BEGIN:VCARD\r\nVERSION:4.0\r\n${lines.join('')}END:VCARD\r\n`
}
