import type { SampleDatabase } from '@console/sample'
import * as z from 'zod/mini'
import { type Mail, mail, type Recipient } from '../contract'
import { sampleMails } from './mails'

/** Stored mail that differs from the sample; null if it was deleted permanently. */
const storedMail = z.nullable(mail)

/**
 * Stored in the sample database as settings of an account that no user has: survives reloads, shared by all tabs, until
 * the database is reset.
 */
const account = 'mail-app'

/** All stored mails, newest first. */
export function readMails(database: SampleDatabase): Mail[] {
  // A stored mail that cannot be parsed is skipped, and affects no other.
  const mails = Object.fromEntries(
    Object.entries(database.settings(account)).flatMap(([id, stored]) => {
      const { success, data } = storedMail.safeParse(stored)
      return success ? [[id, data]] : []
    }),
  )
  const added = Object.values(mails).filter(
    (each): each is Mail => each !== null && !sampleMails.some(({ id }) => id === each.id),
  )
  return [...added, ...sampleMails.map((each) => (each.id in mails ? mails[each.id] : each))]
    .filter((each): each is Mail => each != null)
    .toSorted((one, other) => other.time.localeCompare(one.time))
}

/** Stores changed mails; null removes one. */
export function saveMails(
  database: SampleDatabase,
  changed: Readonly<Record<string, Mail | null>>,
): void {
  database.saveSettings(account, { ...database.settings(account), ...changed })
}

/** Replaces one person by another as sender or recipient of a mail. */
export function readBy(mail: Mail, from: Recipient, to: Recipient): Mail {
  const other = <Person extends Recipient>(person: Person): Person =>
    person.email === from.email ? { ...person, ...to } : person
  return {
    ...mail,
    from: other(mail.from),
    to: mail.to.map(other),
    ...(mail.cc && { cc: mail.cc.map(other) }),
  }
}
