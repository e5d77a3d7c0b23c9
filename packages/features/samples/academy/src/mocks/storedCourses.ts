import type { SampleDatabase } from '@console/sample'
import * as z from 'zod/mini'
import type { Course } from '../contract'
import { sampleCourses } from './sampleCourses'

/** Furthest step by course id. */
const storedProgress = z.record(z.string(), z.int())

/**
 * Stored in the sample database as settings of an account that no user has: survives reloads, shared by all tabs, until
 * the database is reset.
 */
const account = 'academy-app'

/** All courses with the stored progress. */
export function readCourses(database: SampleDatabase): Course[] {
  const stored = storedProgress.safeParse(database.settings(account)).data ?? {}
  return sampleCourses.map((course) => ({
    ...course,
    activeStep: stored[course.id] ?? course.activeStep,
  }))
}

/** Stores the progress in a course. */
export function saveProgress(database: SampleDatabase, courseId: string, activeStep: number): void {
  database.saveSettings(account, { ...database.settings(account), [courseId]: activeStep })
}
