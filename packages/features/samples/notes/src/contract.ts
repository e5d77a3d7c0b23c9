import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: an entry of a note's checklist. */
const checklistItem = z.object({ id: z.string(), checked: z.boolean(), text: z.string() })

const noteContent = z.object({
  title: z.string(),
  description: z.string(),
  archive: z.boolean(),
  /** The address of its picture; empty: it has none. */
  image: z.string(),
  /** When it was written last. */
  time: z.iso.datetime(),
  /** When it reminds of itself; null: it does not. */
  reminder: z.nullable(z.iso.datetime()),
  checklist: z.array(checklistItem),
  /** The ids of its labels. */
  labels: z.array(z.int()),
  // Not in specification 3: a server that does not know them leaves them out.
  /** It hangs before the others. */
  pinned: z.optional(z.boolean()),
  /** A CSS colour; left out or empty: it has none. */
  color: z.optional(z.string()),
  /** It lies in the bin, and can be brought back. */
  deleted: z.optional(z.boolean()),
})

/** Specification 3: a note that has no id yet. */
export const newNote = noteContent

/** A note that has no id yet. */
export type NewNote = z.infer<typeof newNote>

/** Specification 3: a note. */
export const note = z.extend(noteContent, { id: z.string() })

/** A note. */
export type Note = z.infer<typeof note>

/** The answer of `POST /api/notes-app/update-note`: null where there is no such note any more (specification 8: such calls always answer 200). */
export const foundNote = z.nullable(note)

/** The answer of `GET /api/notes-app/notes`, the newest first. */
export const notes = readableListOf(note)

/** Specification 3: a label of notes. */
export const noteLabel = z.object({
  id: z.int(),
  name: z.string(),
  handle: z.string(),
  /** A CSS colour, as labels of mails have one; specification 3 has none: left out or empty, it has none. */
  color: z.optional(z.string()),
})

/** A label of notes. */
export type NoteLabel = z.infer<typeof noteLabel>

/** The answer of `GET /api/notes-app/labels`, and of `POST /update-labels`. */
export const noteLabels = readableListOf(noteLabel)
