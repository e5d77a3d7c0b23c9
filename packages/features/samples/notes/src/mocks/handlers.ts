import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import * as z from 'zod/mini'
import { nullableNote, newNote, type Note, note, type NoteLabel, noteLabel } from '../contract'
import { saveNotes, readStoredNotes } from './storedNotes'

// Beside a real server the sample backend cannot know its tokens, so anyone may make these calls.

/** `GET /notes-app/notes`, answered by `resolver`; stories pass their own. */
export function readNotes(resolver: Resolver<Note[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/notes-app/notes',
      roles: 'public',
      answer: z.array(note),
    },
    resolver,
  )
}

/** `GET /notes-app/labels`, answered by `resolver`; stories pass their own. */
export function readLabels(resolver: Resolver<NoteLabel[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/notes-app/labels',
      roles: 'public',
      answer: z.array(noteLabel),
    },
    resolver,
  )
}

/** Endpoint that writes. */
function writing<Body, Answer>(
  name: string,
  body: z.ZodMiniType<Body>,
  answer: z.ZodMiniType<unknown, Answer>,
  resolver: Resolver<Answer, Body, 'public'>,
  isOnce?: true,
) {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: `/notes-app/${name}`,
      roles: 'public',
      body,
      answer,
      ...(isOnce && { isOnce }),
    },
    resolver,
  )
}

const labelsBody = z.object({ labels: z.array(noteLabel) })

/** `POST /notes-app/update-labels`, answered by `resolver`. */
export function saveLabels(resolver: Resolver<NoteLabel[], z.infer<typeof labelsBody>, 'public'>) {
  return writing('update-labels', labelsBody, z.array(noteLabel), resolver)
}

/** Sample backend of the notes. */
export const notesHandlers = [
  readNotes(({ database }) =>
    scenarioFor('GET /notes-app/notes') === 'empty' ? [] : readStoredNotes(database).notes,
  ),
  readLabels(({ database }) => readStoredNotes(database).labels),

  writing(
    'create-note',
    z.object({ note: newNote }),
    note,
    ({ database, body }) => {
      const { notes, made } = readStoredNotes(database)
      const created = { ...body.note, id: `note-${made + 1}` }
      saveNotes(database, { notes: [created, ...notes], made: made + 1 })
      return created
    },
    true,
  ),

  writing('update-note', z.object({ note }), nullableNote, ({ database, body }) => {
    const { notes } = readStoredNotes(database)
    if (!notes.some(({ id }) => id === body.note.id)) return null
    saveNotes(database, {
      notes: notes.map((each) => (each.id === body.note.id ? body.note : each)),
    })
    return body.note
  }),

  saveLabels(({ database, body: { labels } }) => {
    saveNotes(database, { labels })
    return labels
  }),

  writing('remove-note', z.object({ noteId: z.string() }), z.string(), ({ database, body }) => {
    const { notes } = readStoredNotes(database)
    saveNotes(database, { notes: notes.filter(({ id }) => id !== body.noteId) })
    return body.noteId
  }),
]
