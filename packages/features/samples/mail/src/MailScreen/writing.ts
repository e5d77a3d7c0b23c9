import * as z from 'zod/mini'
import type { Attachment, Mail, Recipient } from '../contract'
import { htmlOf, readRecipients, textOf, writeRecipients } from '../mailText'

/** What is written: something new, an answer to a mail, or one of the drafts. */
export type Writing =
  | { kind: 'new'; to?: string | undefined }
  | { kind: 'reply' | 'replyAll' | 'forward' | 'draft'; mail: Mail }

/** Who gets it as well; nobody has to. */
const others = z
  .string()
  .check(z.refine((text) => text.trim() === '' || readRecipients(text) !== null))

/** What is written in a mail. */
export const writtenMail = z.object({
  to: z.string().check(z.refine((text) => readRecipients(text) !== null)),
  cc: others,
  bcc: others,
  subject: z.string(),
  message: z.string(),
})
export type WrittenMail = z.infer<typeof writtenMail>

/** Words that stand in what is written, in the writer's language. */
export interface QuoteWords {
  /** Above what is quoted: who wrote it, and when. */
  wrote(mail: Mail): string
  /** Before the subject of what is passed on. */
  forwarded(subject: string): string
  /** Before the subject of an answer. */
  answered(subject: string): string
}

/** Under which name it is kept as it is typed. */
export function draftOf(writing: Writing): string {
  if (writing.kind !== 'new') return `mail:${writing.kind}:${writing.mail.id}`
  return writing.to === undefined ? 'mail:new' : `mail:new:${writing.to}`
}

/** What is in the fields before anything is typed. */
export function beginning(writing: Writing, me: string, words: QuoteWords): WrittenMail {
  if (writing.kind === 'new')
    return { to: writing.to ?? '', cc: '', bcc: '', subject: '', message: '' }
  const { kind, mail } = writing
  if (kind === 'draft')
    return {
      to: writeRecipients(mail.to),
      cc: writeRecipients(mail.cc ?? []),
      bcc: writeRecipients(mail.bcc ?? []),
      subject: mail.subject,
      message: textOf(mail.message),
    }
  const quoted = `\n\n${words.wrote(mail)}\n${textOf(mail.message).replace(/^/gm, '> ')}`
  if (kind === 'forward')
    return { to: '', cc: '', bcc: '', subject: words.forwarded(mail.subject), message: quoted }
  const to = answeredTo(mail, me, kind === 'replyAll')
  return {
    to: writeRecipients(to),
    cc: writeRecipients(kind === 'replyAll' ? copiedTo(mail, me, to) : []),
    bcc: '',
    subject: words.answered(mail.subject),
    message: quoted,
  }
}

/** Who is answered: whoever wrote it, of one's own those it went to; with all, everybody but oneself. */
function answeredTo({ from, to }: Mail, me: string, isAll: boolean): Recipient[] {
  const writer = { name: from.name, email: from.email }
  const others = to.filter(({ email }) => email !== me && email !== from.email)
  if (from.email === me) return isAll ? others : others.slice(0, 1)
  return isAll ? [writer, ...others] : [writer]
}

/** Who got a copy gets one of the answer to all, too. */
function copiedTo({ cc = [] }: Mail, me: string, to: readonly Recipient[]): Recipient[] {
  return cc.filter(({ email }) => email !== me && to.every((other) => other.email !== email))
}

/** What goes along with what is written: an answer leaves it out. */
export function passedOn(writing: Writing): Attachment[] {
  return writing.kind === 'forward' || writing.kind === 'draft' ? writing.mail.attachments : []
}

/** What is written as it is stored: with those sent, or, while it is written, with the drafts. */
export function mailOf(
  written: WrittenMail,
  writing: Writing,
  { id, from, time, folder }: Pick<Mail, 'id' | 'from' | 'time' | 'folder'>,
): Mail {
  const attachments = passedOn(writing)
  return {
    id,
    from,
    to: recipientsOf(written.to),
    ...(written.cc.trim() !== '' && { cc: recipientsOf(written.cc) }),
    ...(written.bcc.trim() !== '' && { bcc: recipientsOf(written.bcc) }),
    subject: written.subject.trim(),
    message: htmlOf(written.message),
    time,
    read: true,
    starred: false,
    important: false,
    hasAttachments: attachments.length > 0,
    attachments,
    labels: [],
    folder,
  }
}

/** To whom it goes; of a draft, as far as that is typed: it is there again when it is gone on with. */
function recipientsOf(text: string): Recipient[] {
  const read = readRecipients(text)
  if (read) return read
  const typed = text.trim()
  return typed === '' ? [] : [{ name: typed, email: typed }]
}

/** A subject behind a mark such as "Re:", once. */
export function marked(mark: string, subject: string): string {
  return subject.toLowerCase().startsWith(mark.toLowerCase()) ? subject : `${mark} ${subject}`
}
