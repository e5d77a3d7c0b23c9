import { timeUntil } from '@console/core/api'
import { openStorage, announceStored } from '@console/core/storage'
import * as z from 'zod/mini'
import type { Note } from '../contract'
import { remindersKey } from './remindersKey'

/** Pending reminder of a note, without its content. */
const storedReminder = z.object({ noteId: z.string(), at: z.iso.datetime() })

/** Pending reminder of a note. */
export type StoredReminder = z.infer<typeof storedReminder>

const storedByOwner = z.record(z.string(), z.array(storedReminder))

/** Pending reminders by owner. */
function readAll(): z.infer<typeof storedByOwner> {
  try {
    const stored: unknown = JSON.parse(openStorage('lasting').getItem(remindersKey) ?? '{}')
    return storedByOwner.safeParse(stored).data ?? {}
  } catch {
    return {}
  }
}

function write(owner: string, reminders: readonly StoredReminder[]): void {
  const storage = openStorage('lasting')
  const { [owner]: _former, ...others } = readAll()
  const all = reminders.length > 0 ? { ...others, [owner]: reminders } : others
  const text = JSON.stringify(all)
  if (text === storage.getItem(remindersKey)) return
  if (Object.keys(all).length === 0) storage.removeItem(remindersKey)
  else storage.setItem(remindersKey, text)
  announceStored()
}

/** Pending reminders of an owner, soonest first. */
export function readReminders(owner: string): StoredReminder[] {
  return (readAll()[owner] ?? []).toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/**
 * Stores the pending reminders of an owner's notes: future ones, and stored ones that became due without being shown. A
 * reminder already past when it was first seen is not shown.
 */
export function saveReminders(owner: string, notes: readonly Note[]): void {
  const former = readReminders(owner)
  write(
    owner,
    notes.flatMap(({ id, archive, deleted, reminder }) => {
      if (archive || deleted || reminder === null) return []
      const isStored = former.some(({ noteId, at }) => noteId === id && at === reminder)
      return isStored || timeUntil(reminder) > 0 ? [{ noteId: id, at: reminder }] : []
    }),
  )
}

/** Removes a reminder that is being shown, so that no other tab shows it again. */
export function forgetReminder(owner: string, reported: StoredReminder): void {
  write(
    owner,
    readReminders(owner).filter(({ noteId }) => noteId !== reported.noteId),
  )
}

/** Raw stored text, for comparison. */
export function storedText(): string | null {
  return openStorage('lasting').getItem(remindersKey)
}
