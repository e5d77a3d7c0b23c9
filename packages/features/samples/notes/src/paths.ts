/** Specification 2, demo apps. */
export const paths = { notes: '/apps/notes/:id?/:labelHandle?/:labelId?' } as const

/** Where all notes that are not archived stand. */
export const allNotes = '/apps/notes'

/** Those that remind of something. */
export const reminders = `${allNotes}/reminders`

/** Those that were put away. */
export const archive = `${allNotes}/archive`

/** Those that were deleted, until they are deleted for ever. */
export const bin = `${allNotes}/bin`

/** Those with a label. */
export function labelPath({ id, handle }: { id: number; handle: string }): string {
  return `${allNotes}/labels/${encodeURIComponent(handle)}/${id}`
}

/** In place of a note's id: one that is begun. */
export const newId = 'new'

/** One note, over those of the place it is looked at from. */
export function notePath(pathname: string, noteId: string): string {
  return `${pathname}?note=${encodeURIComponent(noteId)}`
}
