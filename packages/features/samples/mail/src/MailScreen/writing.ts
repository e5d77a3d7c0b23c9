import * as z from 'zod/mini'
import type { Attachment, Mail, Recipient } from '../contract'
import { htmlOf, readRecipients, textOf, writeRecipients } from '../mailText'

/** Mail being written: a new one, a reply or forward, or a draft. */
export type Writing =
  | { kind: 'new'; to?: string | undefined }
  | { kind: 'reply' | 'replyAll' | 'forward' | 'draft'; mail: Mail }

/** Optional further recipients. */
const others = z
  .string()
  .check(z.refine((text) => text.trim() === '' || readRecipients(text) !== null))

/** Values of the mail form. */
export const writtenMail = z.object({
  to: z.string().check(z.refine((text) => readRecipients(text) !== null)),
  cc: others,
  bcc: others,
  subject: z.string(),
  message: z.string(),
})
export type WrittenMail = z.infer<typeof writtenMail>

/** Texts inserted into a mail, in the writer's language. */
export interface QuoteTexts {
  /** Line above a quote: sender and time. */
  wrote(mail: Mail): string
  /** Subject of a forwarded mail. */
  forwarded(subject: string): string
  /** Subject of a reply. */
  answered(subject: string): string
}

/** Storage name of the text being typed. */
export function draftOf(writing: Writing): string {
  if (writing.kind !== 'new') return `mail:${writing.kind}:${writing.mail.id}`
  return writing.to === undefined ? 'mail:new' : `mail:new:${writing.to}`
}

/** Initial values of the form. */
export function beginning(writing: Writing, me: string, messages: QuoteTexts): WrittenMail {
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
  const quoted = `\n\n${messages.wrote(mail)}\n${textOf(mail.message).replace(/^/gm, '> ')}`
  if (kind === 'forward')
    return { to: '', cc: '', bcc: '', subject: messages.forwarded(mail.subject), message: quoted }
  const to = answeredTo(mail, me, kind === 'replyAll')
  return {
    to: writeRecipients(to),
    cc: writeRecipients(kind === 'replyAll' ? copiedTo(mail, me, to) : []),
    bcc: '',
    subject: messages.answered(mail.subject),
    message: quoted,
  }
}

/**
 * Recipients of a reply: the sender, or the recipients of the user's own mail; for "reply all", everyone but the user.
 */
function answeredTo({ from, to }: Mail, me: string, isAll: boolean): Recipient[] {
  const writer = { name: from.name, email: from.email }
  const others = to.filter(({ email }) => email !== me && email !== from.email)
  if (from.email === me) return isAll ? others : others.slice(0, 1)
  return isAll ? [writer, ...others] : [writer]
}

/** Copies of a "reply all" go to those who got a copy. */
function copiedTo({ cc = [] }: Mail, me: string, to: readonly Recipient[]): Recipient[] {
  return cc.filter(({ email }) => email !== me && to.every((other) => other.email !== email))
}

/** Attachments to send along: replies have none. */
export function passedOn(writing: Writing): Attachment[] {
  return writing.kind === 'forward' || writing.kind === 'draft' ? writing.mail.attachments : []
}

/** The written mail as it is stored: among the sent mails, or among the drafts while it is being written. */
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

/** Recipients; for a draft, as far as they are complete, so that they are there when it is continued. */
function recipientsOf(text: string): Recipient[] {
  const read = readRecipients(text)
  if (read) return read
  const typed = text.trim()
  return typed === '' ? [] : [{ name: typed, email: typed }]
}

/** Subject with a prefix such as "Re:", once. */
export function marked(mark: string, subject: string): string {
  return subject.toLowerCase().startsWith(mark.toLowerCase()) ? subject : `${mark} ${subject}`
}
