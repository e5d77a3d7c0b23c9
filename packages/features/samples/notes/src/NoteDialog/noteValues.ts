import * as z from 'zod/mini'
import { serverNow } from '@console/core/api'
import { defineForm } from '@console/form'
import { type NewNote, newNote, type Note } from '../contract'

/** Values of the note form. */
export const noteValues = z
  .extend(z.omit(newNote, { time: true }), {
    // Ids as strings, since they are checkbox values.
    labels: z.array(z.string()),
  })
  .check(
    z.refine(
      ({ title, description, image, checklist }) =>
        image !== '' ||
        [title, description, ...checklist.map(({ text }) => text)].some(
          (text) => text.trim() !== '',
        ),
      // An empty note could not be found again.
      { path: ['description'] },
    ),
  )

/** Values of the note form. */
export type NoteValues = z.infer<typeof noteValues>

/** The form of a note. */
export const noteForm = defineForm(noteValues)

/** Initial values of a new note. */
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

/** Form values as a note to send, with the current time: it becomes the newest. */
export function toNote({ labels, ...values }: NoteValues): NewNote {
  return { ...values, labels: labels.map(Number), time: serverNow().toISOString() }
}

/** Form values of an existing note. */
export function valuesOf({ id: _id, time: _time, labels, ...content }: Note): NoteValues {
  return { ...content, labels: labels.map(String) }
}
