import { contactFields, type ContactFields } from '../contract'
import { textOf, type VcardLine, vcardLines } from './vcardLines'

/** Data of a card that contacts have no field for. */
export type Unsaved =
  | 'department'
  | 'honorific'
  | 'messenger'
  | 'occasion'
  | 'other'
  | 'picture'
  | 'relation'
  | 'role'
  | 'tags'
  | 'website'

type Field = keyof ContactFields

/**
 * Data of a card that is not imported: contacts have no such field, it is already set, or it breaks a rule. Its text is
 * empty if it is not textual, e.g. a picture.
 */
export type LeftOut =
  | { why: 'unsaved'; what: Unsaved; text: string }
  | { why: 'another' | 'unfit'; what: Field; text: string }

/** A person in a file. */
export interface VcardPerson {
  contact: ContactFields
  leftOut: LeftOut[]
}

/** Entry of a file that is not a person. */
export interface VcardFinding {
  /** Line in the file, from 1. */
  line: number
  /** A line outside of cards, a card without a name, an unterminated card, or one of an unknown version. */
  problem: 'noCard' | 'noName' | 'unended' | 'version'
  /** Text of the line; for a version, its number. */
  text: string
}

/** Content of a file. */
export interface VcardFile {
  people: VcardPerson[]
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

/** Splits a value at separators that are not escaped. */
function parts(value: string, separator: ',' | ';'): string[] {
  const found = ['']
  for (const [sign] of value.matchAll(/\\?[^]/g))
    if (sign === separator) found.push('')
    else found.push(`${found.pop()}${sign}`)
  return found
}

/** Parses a vCard day, `19880412` or `1988-04-12`, optionally followed by a time; returns other values unchanged. */
function readDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(value) ?? []
  return day ? `${year}-${month}-${day}` : value
}

/** Removes formatting characters from a phone number: direction marks, spaces of other widths, hyphens. */
function readPhone(value: string): string {
  return value
    .replace(/^tel:/i, '')
    .replace(/;ext=(\d+).*$/i, ' ext. $1')
    .replace(/;[\w-]+=.*$/, '')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s/g, ' ')
}

type PropertyTexts = readonly (readonly [what: Field | Unsaved, text: string])[]

/** Readers of the properties that describe a person. Escaped parts are split here and unescaped later. */
const readers: Readonly<Record<string, (value: string) => PropertyTexts>> = {
  N(value) {
    const [lastName = '', given = '', more = '', prefix = '', suffix = ''] = parts(value, ';')
    const name = `${given} ${more}`
    return [
      ['name', name],
      ['lastName', lastName],
      ['honorific', prefix],
      ['honorific', suffix],
    ]
  },
  NICKNAME: (value) => parts(value, ',').map((name) => ['nickname', name]),
  ORG(value) {
    const [company = '', ...units] = parts(value, ';')
    return [['company', company], ...units.map((unit) => ['department', unit] as const)]
  },
  TITLE: (value) => [['jobTitle', value]],
  EMAIL: (value) => [['email', value.replace(/^mailto:/i, '')]],
  TEL: (value) => [['phone', readPhone(value)]],
  ADR: (value) => [
    [
      'address',
      parts(value, ';')
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
    ],
  ],
  BDAY: (value) => [['birthday', readDay(value.trim())]],
  NOTE: (value) => [['notes', value]],
  // "vnd.android.cursor.item/nickname;Teddy;1;;"
  'X-ANDROID-CUSTOM'(value) {
    const [kind = '', text = ''] = parts(value, ';')
    return [[kind.endsWith('/nickname') ? 'nickname' : 'other', text]]
  },
}

/** Properties that contacts have no field for, by what they mean to the user. */
const unsaved: Readonly<Record<Exclude<Unsaved, 'department' | 'honorific' | 'other'>, RegExp>> = {
  messenger:
    /^(?:IMPP|(?:X-)?SOCIALPROFILE|X-(?:AIM|GOOGLE-TALK|ICQ|JABBER|MSN|QQ|SKYPE.*|YAHOO))$/,
  occasion: /^(?:X-|X-EVOLUTION-)?ANNIVERSARY$|^X-ABDATE$/,
  picture: /^(?:PHOTO|LOGO|X-MS-CARDPICTURE)$/,
  relation: /^(?:RELATED|X-ABRELATEDNAMES|X-(?:EVOLUTION-)?(?:SPOUSE|MANAGER|ASSISTANT))$/,
  role: /^ROLE$/,
  tags: /^CATEGORIES$/,
  website: /^URL$/,
}

/** Properties that are ignored: technical data of the card or its program, and data given elsewhere in it. */
const passed =
  /^(?:FN|KIND|NAME|PRODID|PROFILE|REV|SORT-STRING|SOURCE|UID|CLIENTPIDMAP|X-AB(?:ADR|LABEL|SHOWAS|UID|ORDER).*|X-APPLE.*|X-IMAGE.*|X-SHARED.*|X-MS-OL.*|X-EVOLUTION-FILE-AS|X-PHONETIC.*)$/

function kindOf(property: string): Unsaved {
  const names = Object.keys(unsaved) as (keyof typeof unsaved)[]
  return names.find((name) => unsaved[name].test(property)) ?? 'other'
}

/** Unescapes a part of a value and trims it. Version 2.1 has no escape for line breaks. */
function unescaped(text: string, isOld: boolean): string {
  const plain = isOld
    ? text.replaceAll(/\\([\\;:,])/g, '$1')
    : text.replaceAll(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
  return plain.replaceAll(/\r\n?/g, '\n').trim()
}

/** Preference of a number or address: the preferred one, then mobile, then others; fax and pager last. */
function rankOf({ parameters }: VcardLine): number {
  const has = (type: RegExp) => type.test(parameters)
  if (has(/;PREF\b|[;=,"]PREF\b/i)) return 3
  if (has(/\b(?:CELL|MOBILE|IPHONE)\b/i)) return 2
  return has(/\b(?:FAX|PAGER|MODEM|BBS)\b/i) ? 0 : 1
}

interface Card {
  begun: VcardLine
  fields: Partial<ContactFields>
  leftOut: LeftOut[]
  /** Preference of the card's current phone number and email address. */
  ranks: { phone?: number; email?: number }
  /** Formatted name, used if there is no other. */
  fullName: string
  /** Set if the version is unknown. */
  isUnread: boolean
}

/** Encoding that the cards of a file declare (vCard 2.1, and many that claim to be 3.0); null if none or several. */
export function charsetOf(file: string): string | null {
  const charsets = [...file.matchAll(/^[\w.-]+;[^:]*\bCHARSET="?([\w-]+)/gim)].map(
    ([, name = '']) => name.toLowerCase(),
  )
  return new Set(charsets).size === 1 ? (charsets[0] ?? null) : null
}

/**
 * Parses a vCard file of version 2.1, 3.0 or 4.0. A card with any name becomes a person, with the data that will not be
 * imported; other entries are reported with their line.
 */
export function readVcards(file: string): VcardFile {
  const people: VcardPerson[] = []
  const findings: VcardFinding[] = []
  let card: Card | null = null
  let isAstray = false
  const find = ({ line }: VcardLine, problem: VcardFinding['problem'], text: string) =>
    findings.push({ line, problem, text: shortened(text) })

  for (const line of vcardLines(file)) {
    const { property, value, text } = line
    const isBegin = property === 'BEGIN' && value.trim().toUpperCase() === 'VCARD'
    if (isBegin) {
      if (card) find(card.begun, 'unended', '')
      card = { begun: line, fields: {}, leftOut: [], ranks: {}, fullName: '', isUnread: false }
    } else if (!card) {
      // Of consecutive lines, the first is enough.
      if (!isAstray) find(line, 'noCard', text)
    } else if (property === 'END') {
      const contact = contactOf(card)
      if (contact) people.push({ contact, leftOut: card.leftOut })
      else if (!card.isUnread) find(card.begun, 'noName', '')
      card = null
      continue
    } else if (property === 'VERSION') {
      card.isUnread = !['2.1', '3.0', '4.0'].includes(value.trim())
      if (card.isUnread) find(line, 'version', value.trim())
    } else readProperty(card, line)
    isAstray = !card
  }
  if (card) find(card.begun, 'unended', '')
  return { people, findings }
}

/** Null if the card has no name. */
function contactOf({ fields, fullName, isUnread }: Card): ContactFields | null {
  const contact = { ...blank, ...fields }
  if (isUnread) return null
  if (contact.name === '') {
    const { lastName, nickname, company, email, phone } = contact
    contact.name = fullName || lastName || nickname || company || email || phone
    contact.lastName = ''
  }
  return contact.name === '' ? null : contact
}

/** Assigns a line of a card to its field, or to the data that is left out. */
function readProperty(card: Card, line: VcardLine) {
  const { property, isOld, encoding } = line
  const value = encoding === 'B64' && !(property in readers) ? '' : textOf(line)
  if (property === 'FN' && value !== null) card.fullName = unescaped(value, isOld).slice(0, 120)
  if (passed.test(property)) return
  const read = readers[property] ?? ((text: string): PropertyTexts => [[kindOf(property), text]])

  for (const [what, part] of read(value ?? line.value)) {
    const text = unescaped(part, isOld)
    if (!isField(what)) {
      const isText = what !== 'picture' && encoding !== 'B64' && !/^data:/i.test(text)
      if (text !== '' || !isText)
        card.leftOut.push({ why: 'unsaved', what, text: isText ? shortened(text) : '' })
      continue
    }
    if (text === '' || text === card.fields[what]) continue
    const sound = contactFields.shape[what].safeParse(text)
    if (value === null || !sound.success)
      card.leftOut.push({ why: 'unfit', what, text: shortened(text) })
    else keep(card, what, sound.data, rankOf(line))
  }
}

/** Takes the preferred number or address, and the first of any other property; the others are left out. */
function keep({ fields, leftOut, ranks }: Card, what: Field, text: string, rank: number) {
  const before = fields[what]
  const isRanked = what === 'phone' || what === 'email'
  const isBetter = isRanked && rank > (ranks[what] ?? -1)
  if (before !== undefined && before !== '' && !isBetter) {
    leftOut.push({ why: 'another', what, text: shortened(text) })
    return
  }
  if (before) leftOut.push({ why: 'another', what, text: shortened(before) })
  fields[what] = text
  if (isRanked) ranks[what] = rank
}

function isField(what: Field | Unsaved): what is Field {
  return what in blank
}

/** Shortens a text to what identifies it. */
function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
