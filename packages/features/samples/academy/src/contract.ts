import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: a course in the list of all, without the content of its steps. */
export const courseRow = z.object({
  id: z.string(),
  title: z.string(),
  /** Name in addresses. */
  slug: z.string(),
  description: z.string(),
  /** Handle of its category. */
  category: z.string(),
  /** Reading time in minutes. */
  length: z.int().check(z.nonnegative()),
  totalSteps: z.int().check(z.positive()),
  /** Furthest step the user has reached, from 1; 0 if not started. */
  activeStep: z.int().check(z.nonnegative()),
  /** Time of the last edit. */
  updated: z.iso.datetime(),
})

/** A course without its steps. */
export type CourseRow = z.infer<typeof courseRow>

/** A step of a course. `content` is untrusted HTML. */
export const courseStep = z.object({ id: z.string(), title: z.string(), content: z.string() })

/** A step of a course. */
export type CourseStep = z.infer<typeof courseStep>

/** Specification 3: a course with its steps. One invalid step makes the course invalid, since the steps are counted. */
export const course = z.extend(courseRow, { steps: z.array(courseStep).check(z.minLength(1)) })

/** A course with its steps. */
export type Course = z.infer<typeof course>

/** Category that courses are filtered by. */
export const courseCategory = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  /** CSS colour. */
  color: z.string(),
})

/** Category that courses are filtered by. */
export type CourseCategory = z.infer<typeof courseCategory>

/** Response of `GET /api/academy-app/courses`. */
export const courses = readableListOf(courseRow)

/** Response of `GET /api/academy-app/categories`. */
export const categories = readableListOf(courseCategory)

/**
 * Response of `GET /api/academy-app/course`: null if there is no such course (specification 8: such calls always answer
 * 200).
 */
export const nullableCourse = z.nullable(course)

/** Body of `POST /api/academy-app/course/update`: the user's progress. A step before the stored one changes nothing. */
export const updateCourseBody = z.object({
  courseId: z.string(),
  activeStep: z.int().check(z.positive()),
})

/** Body of `POST /api/academy-app/course/restart`: sets the course back to its first step. */
export const restartCourseBody = z.object({ courseId: z.string() })

/** Response of both: the current course; null if there is none. */
export const updatedCourse = z.nullable(courseRow)
