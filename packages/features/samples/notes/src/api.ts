import { type Send, requireFound } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  nullableNote,
  type NewNote,
  type Note,
  note,
  type NoteLabel,
  noteLabels,
  notes,
} from './contract'

/** Query keys of the notes. */
export const noteKeys = { notes: ['notes', 'notes'], labels: ['notes', 'labels'] } as const

/** Specification 7: `GET /api/notes-app/notes`. */
export function notesQuery(send: Send) {
  return queryOptions({
    queryKey: noteKeys.notes,
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/notes-app/notes',
        answer: notes,
        ...noting,
      }),
    ),
  })
}

/** Specification 7: `GET /api/notes-app/labels`. */
export function labelsQuery(send: Send) {
  return queryOptions({
    queryKey: noteKeys.labels,
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/notes-app/labels',
        answer: noteLabels,
        ...noting,
      }),
    ),
  })
}

/**
 * Specification 7: `POST /api/notes-app/create-note` assigns an id and puts the note first.
 * @param key `Idempotency-Key` of the write
 */
export function createNote(send: Send, made: NewNote, key: string): Promise<Note> {
  return send({
    base: 'samples',
    method: 'POST',
    path: '/notes-app/create-note',
    body: { note: made },
    headers: { 'Idempotency-Key': key },
    answer: note,
  })
}

/** Specification 7: `POST /api/notes-app/update-note`. @throws ApiError 404 if the note has been deleted permanently */
export async function updateNote(send: Send, changed: Note): Promise<Note> {
  return requireFound(
    await send({
      base: 'samples',
      method: 'POST',
      path: '/notes-app/update-note',
      body: { note: changed },
      answer: nullableNote,
    }),
  )
}

/** Specification 7: `POST /api/notes-app/update-labels` replaces all labels. */
export function updateLabels(send: Send, labels: readonly NoteLabel[]): Promise<NoteLabel[]> {
  return send({
    base: 'samples',
    method: 'POST',
    path: '/notes-app/update-labels',
    body: { labels },
    answer: noteLabels,
  })
}

/** Specification 7: `POST /api/notes-app/remove-note` responds with the id. */
export function removeNote(send: Send, noteId: string): Promise<string> {
  return send({
    base: 'samples',
    method: 'POST',
    path: '/notes-app/remove-note',
    body: { noteId },
    answer: z.string(),
  })
}
