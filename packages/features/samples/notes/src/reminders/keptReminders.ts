import { timeUntil } from '@console/core/api'
import { openStorage, tellKept } from '@console/core/storage'
import * as z from 'zod/mini'
import type { Note } from '../contract'
import { remindersKey } from './remindersKey'

/** A note that has not reminded of itself yet: nothing that is written in it. */
const keptReminder = z.object({ noteId: z.string(), at: z.iso.datetime() })

/** A note that has not reminded of itself yet. */
export type KeptReminder = z.infer<typeof keptReminder>

const keptByOwner = z.record(z.string(), z.array(keptReminder))

/** What has not been reminded of yet, by whose notes they are. */
function readAll(): z.infer<typeof keptByOwner> {
  try {
    const kept: unknown = JSON.parse(openStorage('lasting').getItem(remindersKey) ?? '{}')
    return keptByOwner.safeParse(kept).data ?? {}
  } catch {
    return {}
  }
}

function write(owner: string, reminders: readonly KeptReminder[]): void {
  const storage = openStorage('lasting')
  const { [owner]: _former, ...others } = readAll()
  const all = reminders.length > 0 ? { ...others, [owner]: reminders } : others
  const text = JSON.stringify(all)
  if (text === storage.getItem(remindersKey)) return
  if (Object.keys(all).length === 0) storage.removeItem(remindersKey)
  else storage.setItem(remindersKey, text)
  tellKept()
}

/** What somebody has not been reminded of yet, the soonest first. */
export function readReminders(owner: string): KeptReminder[] {
  return (readAll()[owner] ?? []).toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/**
 * Notes what somebody's notes remind of: what is to come, and what was to come when it was noted before and nobody was there to be told. What was past
 * as it was first seen is not told of any more.
 */
export function keepReminders(owner: string, notes: readonly Note[]): void {
  const former = readReminders(owner)
  write(
    owner,
    notes.flatMap(({ id, archive, deleted, reminder }) => {
      if (archive || deleted || reminder === null) return []
      const isKept = former.some(({ noteId, at }) => noteId === id && at === reminder)
      return isKept || timeUntil(reminder) > 0 ? [{ noteId: id, at: reminder }] : []
    }),
  )
}

/** It is told of now, here: no other tab tells of it again. */
export function forgetReminder(owner: string, told: KeptReminder): void {
  write(
    owner,
    readReminders(owner).filter(({ noteId }) => noteId !== told.noteId),
  )
}

/** What is kept as a text, to be compared. */
export function keptText(): string | null {
  return openStorage('lasting').getItem(remindersKey)
}
