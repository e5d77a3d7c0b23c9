import { contactFields, type ContactFields } from '../contract'

/** Why something of a file could not be read, or is not kept. */
export type VcardProblem =
  | 'badValue'
  | 'encoded'
  | 'noCard'
  | 'noName'
  | 'notKept'
  | 'notProperty'
  | 'unended'
  | 'version'

/** What could not be read. */
export interface VcardFinding {
  /** Its line in the file, from 1. */
  line: number
  problem: VcardProblem
  /** What the line says, or the name of its property. */
  text: string
}

/** What a file holds. */
export interface VcardFile {
  contacts: ContactFields[]
  findings: VcardFinding[]
}

const blank: ContactFields = {
  name: '',
  lastName: '',
  nickname: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  birthday: '',
  notes: '',
}

interface Line {
  /** In the file, from 1; of a folded one the first. */
  line: number
  text: string
}

/** Lines that begin with a space or tab go on with the one before (RFC 6350, 3.2). */
function unfold(text: string): Line[] {
  const lines: Line[] = []
  for (const [place, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(raw)) last.text += raw.slice(1)
    else lines.push({ line: place + 1, text: raw })
  }
  return lines.filter(({ text }) => text.trim() !== '')
}

/** The parts of a value, apart at separators that are not escaped. */
function parts(value: string, separator: ',' | ';'): string[] {
  return (
    value.match(separator === ';' ? /(?:\\.|[^\\;])+|(?=;)/g : /(?:\\.|[^\\,])+|(?=,)/g) ?? []
  ).map(unescaped)
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim()
}

/** A day as vCards write it, `19880412` or `1988-04-12` and perhaps a time behind it; empty where it is none. */
function readDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(value.trim()) ?? []
  return day ? `${year}-${month}-${day}` : ''
}

/** What each property says of a contact. */
const readers: Readonly<Record<string, (value: string) => Partial<ContactFields>>> = {
  N: (value) => {
    const [lastName = '', name = ''] = value.split(/(?<!\\);/).map(unescaped)
    return { name, lastName }
  },
  NICKNAME: (value) => ({ nickname: parts(value, ',')[0] ?? '' }),
  ORG: (value) => ({ company: parts(value, ';')[0] ?? '' }),
  TITLE: (value) => ({ jobTitle: unescaped(value) }),
  EMAIL: (value) => ({ email: unescaped(value) }),
  TEL: (value) => ({ phone: unescaped(value.replace(/^tel:/i, '')) }),
  ADR: (value) => ({
    address: value
      .split(/(?<!\\);/)
      .map(unescaped)
      .filter(Boolean)
      .join(', '),
  }),
  BDAY: (value) => ({ birthday: readDay(value) }),
  NOTE: (value) => ({ notes: unescaped(value) }),
}

/** What nobody misses: how a file is kept, by whom, and what is said elsewhere in the card. */
const passed = new Set(['FN', 'KIND', 'PRODID', 'REV', 'SORT-STRING', 'SOURCE', 'UID', 'VERSION'])

interface Card {
  begun: Line
  fields: Partial<ContactFields>
  /** The formatted name, where there is no other. */
  fullName: string
  /** Of a version that cannot be read. */
  isUnread: boolean
}

/** The encoding that the cards of a file say they are written in (vCard 2.1, and many that call themselves 3.0); null where none or several. */
export function charsetOf(file: string): string | null {
  const said = [...file.matchAll(/^[\w.-]+;[^:]*\bCHARSET="?([\w-]+)/gim)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  return new Set(said).size === 1 ? (said[0] ?? null) : null
}

/**
 * Reads a file of vCards, 3.0 or 4.0. A card with a name becomes a contact, without what could not be read of it; each such line is told.
 */
export function readVcards(file: string): VcardFile {
  const contacts: ContactFields[] = []
  const findings: VcardFinding[] = []
  let card: Card | null = null
  const find = (line: number, problem: VcardProblem, text: string) =>
    findings.push({ line, problem, text: text.slice(0, 80) })

  function end({ begun, fields, fullName, isUnread }: Card) {
    if (isUnread) return
    const named = { ...blank, ...fields }
    if (named.name === '') [named.name, named.lastName] = [fullName || named.lastName, '']
    if (named.name === '') find(begun.line, 'noName', begun.text)
    else contacts.push(named)
  }

  for (const { line, text } of unfold(file)) {
    // The parameters of a property may hold colons in quotes; its group stands before a full stop.
    const [, name = '', parameters = '', value = ''] =
      /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(text) ?? []
    const property = name.toUpperCase()
    if (property === 'BEGIN' && value.trim().toUpperCase() === 'VCARD') {
      if (card) find(card.begun.line, 'unended', card.begun.text)
      card = { begun: { line, text }, fields: {}, fullName: '', isUnread: false }
    } else if (!card) find(line, 'noCard', text)
    else if (property === '') find(line, 'notProperty', text)
    else if (property === 'END') {
      end(card)
      card = null
    } else if (property === 'VERSION' && !['3.0', '4.0'].includes(value.trim())) {
      find(line, 'version', value.trim())
      card.isUnread = true
    } else if (
      property in readers &&
      /;(?:ENCODING=)?(?:QUOTED-PRINTABLE|B|BASE64)\b/i.test(parameters)
    )
      find(line, 'encoded', text)
    else if (!card.isUnread) readProperty(card, { line, text }, property, value)
  }
  if (card) find(card.begun.line, 'unended', card.begun.text)

  function readProperty(card: Card, { line, text }: Line, property: string, value: string) {
    if (property === 'FN') card.fullName = unescaped(value)
    const read = readers[property]
    if (!read) {
      if (!passed.has(property)) find(line, 'notKept', property)
      return
    }
    const fields = read(value)
    const [isKnown] = Object.keys(fields).filter(
      (field) => card.fields[field as keyof ContactFields],
    )
    if (isKnown) find(line, 'notKept', property)
    else if (isSound(fields) && value.trim() !== '') Object.assign(card.fields, fields)
    else if (value.trim() !== '') find(line, 'badValue', text)
  }

  return { contacts, findings }
}

/** Whether the contract takes it; a name may still come. */
function isSound(fields: Partial<ContactFields>): boolean {
  if ('birthday' in fields && fields.birthday === '') return false
  return contactFields.safeParse({ ...blank, ...fields, name: fields.name || '–' }).success
}
