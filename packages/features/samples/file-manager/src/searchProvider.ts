import { type SearchHit, maxHits, type LoaderContext } from '@console/core/routes'
import { filesQuery } from './api'
import { folderPath } from './paths'
import { matching, nameOf, treeOf } from './tree'

/** Files and folders whose names contain each word of a text, last changed first. */
export async function search(
  { send, queries }: LoaderContext,
  text: string,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  if (text.trim() === '') return []
  const tree = treeOf(await queries.query(filesQuery(send)))
  signal?.throwIfAborted()
  return matching(tree.all, text)
    .toSorted((one, other) => Date.parse(other.modified) - Date.parse(one.modified))
    .slice(0, maxHits)
    .map((file) => {
      const above = tree.above(file)
      return {
        id: file.id,
        title: nameOf(file),
        detail: above.map(nameOf).join(' / ') || null,
        href:
          file.type === 'folder'
            ? folderPath(file.id)
            : folderPath(above.at(-1)?.id ?? null, file.id),
      }
    })
}
