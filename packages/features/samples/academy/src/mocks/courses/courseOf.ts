import { sampleStart } from '@console/sample'
import type { Course } from '../../contract'

/** Source of a sample course. */
interface Written extends Pick<
  Course,
  'slug' | 'title' | 'description' | 'category' | 'length' | 'activeStep'
> {
  /** Days between the last edit and the start of the sample database. */
  daysAgo: number
  /** Each step with its title and paragraphs; a paragraph that begins with `<` is used as HTML. */
  steps: readonly (readonly [title: string, ...paragraphs: string[]])[]
}

/** Builds a sample course from its source. */
export function courseOf({ daysAgo, steps, ...written }: Written): Course {
  return {
    ...written,
    id: `course-${written.slug}`,
    totalSteps: steps.length,
    updated: new Date(sampleStart - daysAgo * 86_400_000).toISOString(),
    steps: steps.map(([title, ...paragraphs], place) => ({
      id: `${written.slug}-${place + 1}`,
      title,
      content: paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join(''),
    })),
  }
}
