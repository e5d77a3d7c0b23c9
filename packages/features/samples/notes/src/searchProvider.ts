import { type SearchHit, maxHits, type LoaderContext } from '@console/core/routes'
import { notesQuery } from './api'
import { nameOf } from './nameOf'
import { matching } from './matching'
import { allNotes, archive, notePath } from './paths'

/** Finds notes that contain each word of a text, also in the archive, but not in the bin. */
export async function search(
  { send, queries }: LoaderContext,
  text: string,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  if (text.trim() === '') return []
  const notes = await queries.query(notesQuery(send))
  signal?.throwIfAborted()
  return matching(
    notes.filter(({ deleted }) => !deleted),
    text,
  )
    .toSorted((one, other) => other.time.localeCompare(one.time))
    .slice(0, maxHits)
    .map((note) => {
      const title = nameOf(note, '')
      const detail = note.description.trim().slice(0, 80)
      return {
        id: note.id,
        title,
        detail: detail === '' || title.startsWith(detail.slice(0, 60)) ? null : detail,
        href: notePath(note.archive ? archive : allNotes, note.id),
      }
    })
}
