import type { SampleDatabase } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note, noteLabel } from '../contract'
import { sampleLabels, sampleNotes } from './sampleNotes'

const storedNotes = z.object({
  notes: readableListOf(note),
  labels: z.array(noteLabel),
  /** Number of notes created so far, so that ids are unique. */
  made: z.int(),
})

/** Stored notes and labels. */
type StoredNotes = z.infer<typeof storedNotes>

/**
 * Stored in the sample database as settings of an account that no user has: survives reloads, shared by all tabs, until
 * the database is reset.
 */
const account = 'notes-app'

/** Reads the stored notes. */
export function readStoredNotes(database: SampleDatabase): StoredNotes {
  const stored = storedNotes.safeParse(database.settings(account))
  if (stored.success) return stored.data
  return { notes: [...sampleNotes], labels: [...sampleLabels], made: sampleNotes.length }
}

/** Stores a change. */
export function saveNotes(database: SampleDatabase, change: Partial<StoredNotes>): void {
  database.saveSettings(account, { ...readStoredNotes(database), ...change })
}
