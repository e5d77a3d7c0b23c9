import { type SearchHit, maxHits, type LoaderContext } from '@console/core/routes'
import { categoriesQuery, coursesQuery } from './api'
import { matching } from './matching'
import { coursePath } from './paths'

/**
 * Finds courses that contain each word of a text. Categories match by the server's names, and only if they can be read.
 */
export async function search(
  { send, queries }: LoaderContext,
  text: string,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  if (text.trim() === '') return []
  const [courses, categories] = await Promise.all([
    queries.query(coursesQuery(send)),
    queries.query(categoriesQuery(send)).catch(() => []),
  ])
  signal?.throwIfAborted()
  return matching(courses, text, categories)
    .slice(0, maxHits)
    .map((course) => ({
      id: course.id,
      title: course.title,
      detail: course.description.slice(0, 80) || null,
      href: coursePath(course),
    }))
}
