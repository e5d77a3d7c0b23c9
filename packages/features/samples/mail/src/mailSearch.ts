import { normalizeForSearch } from '@console/core/i18n'
import type { Label } from '@console/master-detail/collections'
import type { Mail } from './contract'
import { textOf } from './mailText'

/** Where in a mail a text is looked for: in all of it, or in one part. */
type Part = 'all' | 'from' | 'to' | 'subject' | 'label'

/** Those whose text is the mail's own. */
type TextPart = Exclude<Part, 'label'>

/** What can be asked of a mail beside its text. */
const marks = {
  unread: ({ read }: Mail) => !read,
  starred: ({ starred }: Mail) => starred,
  important: ({ important }: Mail) => important,
  attachment: ({ hasAttachments }: Mail) => hasAttachments,
}

/** One of them. */
type Mark = keyof typeof marks

/** What is typed to ask for each part and mark: the same in every language, as mail programs have it. */
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

/** One of the things that a search asks for; a mail has to hold all of them. */
export type SearchTerm = { part: Part; text: string } | { mark: Mark }

/** A word, or several in quotes, and perhaps a part before it. Telephones write quotes of many shapes. */
const words =
  /(?:(from|to|subject|label):)?(?:["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|([^\s"“”„«»]+))|\S/gi

/**
 * What a search asks for: words, `"several in quotes"`, `from:`, `to:`, `subject:` and `label:` before either, `is:unread`, `is:starred`,
 * `is:important`, `has:attachment`. What is only begun, as `from:` or `is:un`, asks for nothing yet; a colon anywhere else is a sign like others.
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
 * Those that hold all that is asked for.
 * @param labels those that there are
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

/** What is searched of a mail, made once: a letter that is typed asks all of them. */
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
