import type { World } from '@console/sample'
import { chatUser } from '../contract'
import { sampleUser } from './team'
import * as z from 'zod/mini'

const keptChat = z.object({
  user: chatUser,
  /** The contacts whose messages the user has seen. */
  seen: z.array(z.string()),
  /** What the user has sent, by contact. */
  sent: z.record(
    z.string(),
    z.array(z.object({ who: z.string(), message: z.string(), time: z.string() })),
  ),
})

/** What has happened in the chat since the sample world began. */
export type KeptChat = z.infer<typeof keptChat>

/** The world keeps it as settings of an account that nobody has: over a reload, in every tab, until the world is reset. */
const account = 'team-chat'

/** What has happened so far. */
export function readKeptChat(world: World): KeptChat {
  const kept = keptChat.safeParse(world.settings(account))
  return kept.success ? kept.data : { user: sampleUser, seen: [], sent: {} }
}

/** Keeps what has happened. */
export function keepChat(world: World, change: Partial<KeptChat>): void {
  world.keepSettings(account, { ...readKeptChat(world), ...change })
}
