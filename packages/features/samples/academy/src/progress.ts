import type { CourseRow } from './contract'

/** Progress state of a course for the user. */
export type Standing = 'start' | 'continue' | 'completed'

/** Progress state of a course: not started, in progress, or completed (its last step was reached). */
export function standingOf({ activeStep, totalSteps }: CourseRow): Standing {
  if (activeStep >= totalSteps) return 'completed'
  return activeStep === 0 ? 'start' : 'continue'
}

/** Step to resume: the furthest one reached, or the first if the course is completed. */
export function nextStepOf(course: CourseRow): number {
  return standingOf(course) === 'continue' ? course.activeStep : 1
}

/** The course after a step was reached. Reading an earlier step again keeps the progress. */
export function comeTo<Known extends CourseRow>(course: Known, step: number): Known {
  const furthest = Math.max(course.activeStep, Math.min(step, course.totalSteps))
  return furthest === course.activeStep ? course : { ...course, activeStep: furthest }
}

/**
 * Furthest step of an unbroken run of opened steps, after another step is opened. A jump ahead does not count.
 * @param furthest step reached so far
 */
export function readUpTo(furthest: number, step: number): number {
  return step === furthest + 1 ? step : furthest
}
