import type { World } from '@console/sample'
import * as z from 'zod/mini'
import { type Mail, mail, type Recipient } from '../contract'
import { sampleMails } from './mails'

/** A stored mail that is no longer as it was in the sample; null when it was deleted forever. */
const keptMail = z.nullable(mail)

/** The world keeps them as settings of an account that nobody has: over a reload, in every tab, until the world is reset. */
const account = 'mail-app'

/** All mails as they are now, newest first. */
export function readMails(world: World): Mail[] {
  // A stored mail that cannot be read is passed over, and takes no other with it.
  const kept = Object.fromEntries(
    Object.entries(world.settings(account)).flatMap(([id, stored]) => {
      const { success, data } = keptMail.safeParse(stored)
      return success ? [[id, data]] : []
    }),
  )
  const added = Object.values(kept).filter(
    (each): each is Mail => each !== null && !sampleMails.some(({ id }) => id === each.id),
  )
  return [...added, ...sampleMails.map((each) => (each.id in kept ? kept[each.id] : each))]
    .filter((each): each is Mail => each != null)
    .toSorted((one, other) => other.time.localeCompare(one.time))
}

/** Keeps mails as they have become; null takes one away. */
export function keepMails(world: World, changed: Readonly<Record<string, Mail | null>>): void {
  world.keepSettings(account, { ...world.settings(account), ...changed })
}

/** The same mail with another reader: who wrote or got it as one of them did so as the other. */
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
