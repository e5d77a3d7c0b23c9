import { type Found, mostFound, type Reading } from '@console/core/routes'
import { coursesQuery } from './api'
import { matching } from './matching'
import { coursePath } from './paths'

/** The courses in which each word of a text stands: where one goes on with them. */
export async function find(
  { send, queries }: Reading,
  text: string,
  signal?: AbortSignal,
): Promise<readonly Found[]> {
  if (text.trim() === '') return []
  const courses = await queries.query(coursesQuery(send))
  signal?.throwIfAborted()
  return matching(courses, text)
    .slice(0, mostFound)
    .map((course) => ({
      id: course.id,
      title: course.title,
      detail: course.description.slice(0, 80) || null,
      href: coursePath(course),
    }))
}
