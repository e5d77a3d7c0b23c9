import { normalizeForSearch } from '@console/core/i18n'
import type { Label } from '@console/master-detail/collections'
import type { Mail } from './contract'
import { textOf } from './mailText'

/** Searched part of a mail: all of it, or one part. */
type Part = 'all' | 'from' | 'to' | 'subject' | 'label'

/** Parts that are text of the mail itself. */
type TextPart = Exclude<Part, 'label'>

/** Flags that can be searched. */
const marks = {
  unread: ({ read }: Mail) => !read,
  starred: ({ starred }: Mail) => starred,
  important: ({ important }: Mail) => important,
  attachment: ({ hasAttachments }: Mail) => hasAttachments,
}

/** Flag that can be searched. */
type Mark = keyof typeof marks

/** Search operators: the same in every language, as in mail programs. */
export const searchSigns = {
  from: 'from:',
  to: 'to:',
  subject: 'subject:',
  label: 'label:',
  unread: 'is:unread',
  starred: 'is:starred',
  important: 'is:important',
  attachment: 'has:attachment',
} as const satisfies Record<Exclude<Part, 'all'> | Mark, string>

const markNames = Object.keys(marks) as Mark[]

/** A condition of a search; a mail must match all of them. */
export type SearchTerm = { part: Part; text: string } | { mark: Mark }

/** A word or a quoted phrase, optionally with a part before it. Phones produce various quotation marks. */
const words =
  /(?:(from|to|subject|label):)?(?:["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|([^\s"“”„«»]+))|\S/gi

/**
 * Parses a search: words, `"quoted phrases"`, `from:`, `to:`, `subject:` and `label:` before either, `is:unread`,
 * `is:starred`, `is:important`, `has:attachment`. Incomplete operators such as `from:` or `is:un` are ignored; a colon
 * anywhere else is an ordinary character.
 */
export function readSearch(typed: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (const [whole, part = 'all', quoted, word = ''] of typed.matchAll(words)) {
    const text = (quoted ?? word).trim()
    const sign = whole.toLowerCase()
    const mark = markNames.find((name) => searchSigns[name] === sign)
    const isBegun =
      sign.includes(':') && Object.values(searchSigns).some((each) => each.startsWith(sign))
    if (mark) terms.push({ mark })
    else if (text !== '' && !isBegun) terms.push({ part: part.toLowerCase() as Part, text })
  }
  return terms
}

/**
 * Mails that match all conditions.
 * @param labels all existing labels
 */
export function matching(
  mails: readonly Mail[],
  terms: readonly SearchTerm[],
  labels: readonly Label[],
): readonly Mail[] {
  if (terms.length === 0) return mails
  const tests = terms.map((term): ((mail: Mail) => boolean) => {
    if ('mark' in term) return marks[term.mark]
    const text = normalizeForSearch(term.text).trim()
    if (term.part === 'label') {
      const meant = labels.filter(({ title, handle }) =>
        normalizeForSearch(`${title} ${handle}`).includes(text),
      )
      return (mail) => meant.some(({ id }) => mail.labels.includes(id))
    }
    const { part } = term
    return (mail) => partsOf(mail)[part].includes(text)
  })
  return mails.filter((mail) => tests.every((test) => test(mail)))
}

/** Search texts of each mail, computed once: every typed letter searches all of them. */
const searched = new WeakMap<Mail, Record<TextPart, string>>()

function partsOf(mail: Mail): Record<TextPart, string> {
  let parts = searched.get(mail)
  if (!parts) {
    const from = normalizeForSearch(nameAndAddress(mail.from))
    const to = normalizeForSearch(
      [...mail.to, ...(mail.cc ?? []), ...(mail.bcc ?? [])].map(nameAndAddress).join(' '),
    )
    const subject = normalizeForSearch(mail.subject)
    const all = [subject, from, to, normalizeForSearch(textOf(mail.message))].join(' ')
    parts = { from, to, subject, all }
    searched.set(mail, parts)
  }
  return parts
}

function nameAndAddress({ name, email }: Mail['to'][number]): string {
  return `${name} ${email}`
}
