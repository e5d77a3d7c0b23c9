import { foldText } from '@console/core/i18n'
import type { CourseRow } from './contract'

/** The courses in whose title or description each word of a text stands, whatever its case and accents. */
export function matching(courses: readonly CourseRow[], text: string): readonly CourseRow[] {
  const words = foldText(text).split(' ').filter(Boolean)
  if (words.length === 0) return courses
  return courses.filter(({ title, description }) => {
    const folded = foldText(`${title} ${description}`)
    return words.every((word) => folded.includes(word))
  })
}
