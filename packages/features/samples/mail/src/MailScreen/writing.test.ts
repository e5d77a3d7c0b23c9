import { expect, test } from 'vitest'
import { folderIds } from '../contract'
import { sampleMail } from '../mocks/mails'
import { beginning, mailOf, marked } from './writing'

const me = 'admin@console.example'
const words = {
  wrote: () => 'Before:',
  forwarded: (subject: string) => marked('Fwd:', subject),
  answered: (subject: string) => marked('Re:', subject),
}
const mail = sampleMail(0)

test('a reply goes to the sender, a “reply all” to everyone but the user', () => {
  expect(beginning({ kind: 'reply', mail }, me, words).to).toBe(
    'Wanjiru Kamau <wanjiru@kamau-mills.example>',
  )
  expect(beginning({ kind: 'replyAll', mail }, me, words).to).toBe(
    'Wanjiru Kamau <wanjiru@kamau-mills.example>, Bahati Otieno <bahati@console.example>',
  )
  expect(beginning({ kind: 'forward', mail }, me, words).to).toBe('')
})

test('copies a “reply all” to those who got a copy, without the user or duplicates', () => {
  const cy = { name: 'Cy', email: 'cy@example.com' }
  const copied = { ...mail, cc: [cy, { name: 'Me', email: me }, mail.from] }
  expect(beginning({ kind: 'replyAll', mail: copied }, me, words).cc).toBe('Cy <cy@example.com>')
  expect(beginning({ kind: 'reply', mail: copied }, me, words).cc).toBe('')
})

test('quotes the original, and prefixes its subject once', () => {
  const { subject, message } = beginning({ kind: 'reply', mail }, me, words)
  expect(subject).toBe('Re: Flour for the week of the fair')
  expect(marked('Re:', subject)).toBe(subject)
  expect(message).toContain('Before:\n> The mill can deliver forty bags on Thursday')
})

test('a draft restores its recipients as they were typed', () => {
  const draft = mailOf(
    { to: 'ad', cc: '', bcc: 'bo@example.com, c', subject: '', message: '' },
    { kind: 'new' },
    {
      id: 'new',
      from: mail.from,
      time: mail.time,
      folder: folderIds.drafts,
    },
  )
  const { to, cc, bcc } = beginning({ kind: 'draft', mail: draft }, me, words)
  expect({ to, cc, bcc }).toEqual({ to: 'ad', cc: '', bcc: 'bo@example.com, c' })
})

test('a forwarded mail has the attachments of the original, and is in the sent folder', () => {
  const sent = mailOf(
    { to: 'bo@example.com', cc: 'Cy <cy@example.com>', bcc: '', subject: 'x', message: '<b>' },
    { kind: 'forward', mail },
    { id: 'new', from: mail.from, time: mail.time, folder: folderIds.sent },
  )
  expect(sent).toMatchObject({
    id: 'new',
    cc: [{ name: 'Cy', email: 'cy@example.com' }],
    folder: folderIds.sent,
    attachments: mail.attachments,
  })
  expect(sent).not.toHaveProperty('bcc')
  expect(sent.message).toBe('<p>&lt;b&gt;</p>')
})
