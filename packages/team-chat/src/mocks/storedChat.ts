import type { SampleDatabase } from '@console/sample'
import { chatUser } from '../contract'
import { sampleUser } from './team'
import * as z from 'zod/mini'

const storedChat = z.object({
  user: chatUser,
  /** Contacts whose messages the user has seen. */
  seen: z.array(z.string()),
  /** Messages sent by the user, by contact. */
  sent: z.record(
    z.string(),
    z.array(z.object({ who: z.string(), message: z.string(), time: z.string() })),
  ),
})

/** Changes to the chat since the start of the sample database. */
export type StoredChat = z.infer<typeof storedChat>

/** Stored as settings of a non-existent account: survives reloads, in every tab, until the sample database is reset. */
const account = 'team-chat'

/** Reads the changes so far. */
export function readStoredChat(database: SampleDatabase): StoredChat {
  const stored = storedChat.safeParse(database.settings(account))
  return stored.success ? stored.data : { user: sampleUser, seen: [], sent: {} }
}

/** Stores changes. */
export function keepChat(database: SampleDatabase, change: Partial<StoredChat>): void {
  database.keepSettings(account, { ...readStoredChat(database), ...change })
}
