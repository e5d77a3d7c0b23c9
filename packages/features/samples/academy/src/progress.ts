import type { CourseRow } from './contract'

/** How a course stands with its reader. */
export type Standing = 'start' | 'continue' | 'completed'

/** Whether a course can be started, gone on with, or is completed: its last step was come to. */
export function standingOf({ activeStep, totalSteps }: CourseRow): Standing {
  if (activeStep >= totalSteps) return 'completed'
  return activeStep === 0 ? 'start' : 'continue'
}

/** The step that one goes on with: the furthest that was come to, and the first again once all were. */
export function nextStepOf(course: CourseRow): number {
  return standingOf(course) === 'continue' ? course.activeStep : 1
}

/** A course once one of its steps was come to. Who reads an earlier one again is as far as before. */
export function comeTo<Known extends CourseRow>(course: Known, step: number): Known {
  const furthest = Math.max(course.activeStep, Math.min(step, course.totalSteps))
  return furthest === course.activeStep ? course : { ...course, activeStep: furthest }
}

/**
 * The furthest step up to which all were opened, once another is. Whoever jumps ahead has read no more than before.
 * @param furthest so far
 */
export function readUpTo(furthest: number, step: number): number {
  return step === furthest + 1 ? step : furthest
}
