import { matchAllWords } from '@console/core/i18n'
import type { CourseCategory, CourseRow } from './contract'

/** Courses that contain each word of a text in their title, their description or the name of their category. */
export function matching(
  courses: readonly CourseRow[],
  text: string,
  categories: readonly CourseCategory[],
): readonly CourseRow[] {
  const names = new Map(categories.map(({ handle, title }) => [handle, title]))
  return matchAllWords(
    courses,
    text,
    ({ title, description, category }) => `${title} ${description} ${names.get(category) ?? ''}`,
  )
}
