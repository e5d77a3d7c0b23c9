import type { World } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note, noteLabel } from '../contract'
import { sampleLabels, sampleNotes } from './sampleNotes'

const keptNotes = z.object({
  notes: readableListOf(note),
  labels: z.array(noteLabel),
  /** How many have been made, so that no two have one id. */
  made: z.int(),
})

/** All notes as they are now. */
type KeptNotes = z.infer<typeof keptNotes>

/** The world keeps them as settings of an account that nobody has: over a reload, in every tab, until the world is reset. */
const account = 'notes-app'

/** All notes as they are now. */
export function readKeptNotes(world: World): KeptNotes {
  const kept = keptNotes.safeParse(world.settings(account))
  if (kept.success) return kept.data
  return { notes: [...sampleNotes], labels: [...sampleLabels], made: sampleNotes.length }
}

/** Keeps what was changed of them. */
export function keepNotes(world: World, change: Partial<KeptNotes>): void {
  world.keepSettings(account, { ...readKeptNotes(world), ...change })
}
