/** The courses. The specification names the entity and where its calls begin, and no address. */
export const coursesPath = '/apps/academy'

/** A course, and the step of it that is read: its number, from 1. Without it one goes on where one was. The handle is there to be read. */
export const coursePattern = '/apps/academy/:courseId/:courseHandle/:step?'

/** What of a course its address is made of. */
interface Addressed {
  id: string
  slug: string
}

/** Where a course stands; without a step, where one goes on with it. */
export function coursePath({ id, slug }: Addressed, step?: number): string {
  const course = `${coursesPath}/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`
  return step === undefined ? course : `${course}/${step}`
}
