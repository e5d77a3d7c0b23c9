import { holdingWords } from '@console/core/i18n'
import type { CourseRow } from './contract'

/** The courses in whose title or description each word of a text stands. */
export function matching(courses: readonly CourseRow[], text: string): readonly CourseRow[] {
  return holdingWords(courses, text, ({ title, description }) => `${title} ${description}`)
}
