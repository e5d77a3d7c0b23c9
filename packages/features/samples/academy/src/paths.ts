/** The courses. The specification names the entity and the prefix of its calls, but no address. */
export const coursesPath = '/apps/academy'

/**
 * A course and the number of the step to read, from 1. Without a step it resumes where the user left off. The handle is
 * for readability only.
 */
export const coursePattern = '/apps/academy/:courseId/:courseHandle/:step?'

/** Fields of a course that its address is made of. */
interface Addressed {
  id: string
  slug: string
}

/** Address of a course; without a step, of the one to resume. */
export function coursePath({ id, slug }: Addressed, step?: number): string {
  const course = `${coursesPath}/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`
  return step === undefined ? course : `${course}/${step}`
}
