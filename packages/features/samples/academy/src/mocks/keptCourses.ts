import type { World } from '@console/sample'
import * as z from 'zod/mini'
import type { Course } from '../contract'
import { sampleCourses } from './sampleCourses'

/** The furthest step by the course's id. */
const keptProgress = z.record(z.string(), z.int())

/** The world keeps it as settings of an account that nobody has: over a reload, in every tab, until the world is reset. */
const account = 'academy-app'

/** All courses, as far as they were read. */
export function readCourses(world: World): Course[] {
  const kept = keptProgress.safeParse(world.settings(account)).data ?? {}
  return sampleCourses.map((course) => ({
    ...course,
    activeStep: kept[course.id] ?? course.activeStep,
  }))
}

/** Keeps how far a course was read. */
export function keepProgress(world: World, courseId: string, activeStep: number): void {
  world.keepSettings(account, { ...world.settings(account), [courseId]: activeStep })
}
