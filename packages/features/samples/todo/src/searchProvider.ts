import { type SearchHit, maxHits, type LoaderContext } from '@console/core/routes'
import { collectionPath } from '@console/master-detail/collections'
import { todosQuery } from './api'
import { matching } from './matching'
import { allOfThem, app } from './paths'

/** Finds to-dos that contain each word of a text, without deleted ones; completed ones come last. */
export async function search(
  { send, queries }: LoaderContext,
  text: string,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  if (text.trim() === '') return []
  // The server sorts newest first.
  const todos = await queries.query(todosQuery(send, allOfThem))
  signal?.throwIfAborted()
  return matching(
    todos.filter(({ deleted }) => !deleted),
    text,
  )
    .toSorted((one, other) => Number(one.completed) - Number(other.completed))
    .slice(0, maxHits)
    .map(({ id, title, notes }) => ({
      id,
      title,
      detail: notes.trim().slice(0, 80) || null,
      href: collectionPath(app, allOfThem, id),
    }))
}
