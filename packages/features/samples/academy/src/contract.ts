import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: a course, as the list of all tells it: without what is in its steps. */
export const courseRow = z.object({
  id: z.string(),
  title: z.string(),
  /** Its name in addresses. */
  slug: z.string(),
  description: z.string(),
  /** The handle of its category. */
  category: z.string(),
  /** Minutes that reading it takes. */
  length: z.int().check(z.nonnegative()),
  totalSteps: z.int().check(z.positive()),
  /** The furthest step that its reader has come to, counted from 1; 0: not begun. */
  activeStep: z.int().check(z.nonnegative()),
  /** When it was written last. */
  updated: z.iso.datetime(),
})

/** A course without its steps. */
export type CourseRow = z.infer<typeof courseRow>

/** A step of a course. `content` is HTML of somebody else's. */
export const courseStep = z.object({ id: z.string(), title: z.string(), content: z.string() })

/** A step of a course. */
export type CourseStep = z.infer<typeof courseStep>

/** Specification 3: a course with its steps: all of them or none, since they are counted. */
export const course = z.extend(courseRow, { steps: z.array(courseStep).check(z.minLength(1)) })

/** A course with its steps. */
export type Course = z.infer<typeof course>

/** What courses are found by. */
export const courseCategory = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  /** A CSS colour. */
  color: z.string(),
})

/** What courses are found by. */
export type CourseCategory = z.infer<typeof courseCategory>

/** The answer of `GET /api/academy-app/courses`. */
export const courses = readableListOf(courseRow)

/** The answer of `GET /api/academy-app/categories`. */
export const categories = readableListOf(courseCategory)

/** The answer of `GET /api/academy-app/course`: null where there is no such course (specification 8: such calls always answer 200). */
export const foundCourse = z.nullable(course)

/** The body of `POST /api/academy-app/course/update`: how far its reader has come. An earlier step than before changes nothing. */
export const updateCourseBody = z.object({
  courseId: z.string(),
  activeStep: z.int().check(z.positive()),
})

/** The body of `POST /api/academy-app/course/restart`: the course is at its first step again. */
export const restartCourseBody = z.object({ courseId: z.string() })

/** The answer of both: the course as it is now; null where there is none. */
export const updatedCourse = z.nullable(courseRow)
