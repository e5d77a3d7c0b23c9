import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: an entry of a note's checklist. */
const checklistItem = z.object({ id: z.string(), checked: z.boolean(), text: z.string() })

const noteContent = z.object({
  title: z.string(),
  description: z.string(),
  archive: z.boolean(),
  /** Address of its picture; empty for none. */
  image: z.string(),
  /** Time of the last edit. */
  time: z.iso.datetime(),
  /** Time of its reminder; null for none. */
  reminder: z.nullable(z.iso.datetime()),
  checklist: z.array(checklistItem),
  /** Ids of its labels. */
  labels: z.array(z.int()),
  // Not in specification 3: omitted by servers that do not know them.
  /** Pinned before the others. */
  pinned: z.optional(z.boolean()),
  /** CSS colour; undefined or empty for none. */
  color: z.optional(z.string()),
  /** In the bin, and restorable. */
  deleted: z.optional(z.boolean()),
})

/** Specification 3: a note without an id. */
export const newNote = noteContent

/** New note without an id. */
export type NewNote = z.infer<typeof newNote>

/** Specification 3: a note. */
export const note = z.extend(noteContent, { id: z.string() })

/** A note. */
export type Note = z.infer<typeof note>

/**
 * Response of `POST /api/notes-app/update-note`: null if the note no longer exists (specification 8: such calls always
 * answer 200).
 */
export const nullableNote = z.nullable(note)

/** Response of `GET /api/notes-app/notes`, newest first. */
export const notes = readableListOf(note)

/** Specification 3: a label of notes. */
export const noteLabel = z.object({
  id: z.int(),
  name: z.string(),
  handle: z.string(),
  /** CSS colour, as for labels of mails; not in specification 3. Undefined or empty for none. */
  color: z.optional(z.string()),
})

/** A label of notes. */
export type NoteLabel = z.infer<typeof noteLabel>

/** Response of `GET /api/notes-app/labels`, and of `POST /update-labels`. */
export const noteLabels = readableListOf(noteLabel)
