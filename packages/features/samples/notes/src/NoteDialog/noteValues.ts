import * as z from 'zod/mini'
import { serverNow } from '@console/core/api'
import { type NewNote, newNote, type Note } from '../contract'

/** What is written of a note. */
export const noteValues = z
  .extend(z.omit(newNote, { time: true }), {
    // Ids as texts: boxes are ticked, nothing is counted.
    labels: z.array(z.string()),
  })
  .check(
    z.refine(
      ({ title, description, image, checklist }) =>
        image !== '' ||
        [title, description, ...checklist.map(({ text }) => text)].some(
          (text) => text.trim() !== '',
        ),
      // Nobody would find an empty note.
      { path: ['description'] },
    ),
  )

/** What is written of a note. */
export type NoteValues = z.infer<typeof noteValues>

/** A note of which nothing is written yet. */
export const blankNote: NoteValues = {
  title: '',
  description: '',
  archive: false,
  image: '',
  reminder: null,
  checklist: [],
  labels: [],
  pinned: false,
  color: '',
}

/** What is written of a note as it is sent: from now on it is the newest. */
export function toNote({ labels, ...values }: NoteValues): NewNote {
  return { ...values, labels: labels.map(Number), time: serverNow().toISOString() }
}

/** What can be written of a note that there is. */
export function valuesOf({ id: _id, time: _time, labels, ...content }: Note): NoteValues {
  return { ...content, labels: labels.map(String) }
}
