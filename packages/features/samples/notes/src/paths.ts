/** Specification 2, demo apps. */
export const paths = { notes: '/apps/notes/:id?/:labelHandle?/:labelId?' } as const

/** Address of all notes that are not archived. */
export const allNotes = '/apps/notes'

/** Notes with a reminder. */
export const reminders = `${allNotes}/reminders`

/** Archived notes. */
export const archive = `${allNotes}/archive`

/** Deleted notes, until they are deleted permanently. */
export const bin = `${allNotes}/bin`

/** Address of the notes with a label. */
export function labelPath({ id, handle }: { id: number; handle: string }): string {
  return `${allNotes}/labels/${encodeURIComponent(handle)}/${id}`
}

/** In place of a note's id: a new one. */
export const newId = 'new'

/** Address of an open note over the current place. */
export function notePath(pathname: string, noteId: string): string {
  return `${pathname}?note=${encodeURIComponent(noteId)}`
}
