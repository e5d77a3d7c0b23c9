import { sampleStart } from '@console/sample'
import type { Course } from '../../contract'

/** What a sample course is written as. */
interface Written extends Pick<
  Course,
  'slug' | 'title' | 'description' | 'category' | 'length' | 'activeStep'
> {
  /** How many days before the sample's start it was written last. */
  daysAgo: number
  /** Each with its title and its paragraphs; a paragraph that begins with `<` is HTML as it stands. */
  steps: readonly (readonly [title: string, ...paragraphs: string[]])[]
}

/** A sample course of what is written of it. */
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
