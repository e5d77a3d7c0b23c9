import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import {
  categories,
  type Course,
  type CourseCategory,
  type CourseRow,
  courses,
  nullableCourse,
  restartCourseBody,
  updateCourseBody,
  updatedCourse,
} from '../contract'
import { comeTo } from '../progress'
import { saveProgress, readCourses } from './storedCourses'
import { sampleCategories } from './sampleCourses'

// Beside a real server the sample backend cannot know its tokens, so anyone may make these calls.
const call = { base: 'samples', roles: 'public' } as const

/** `GET /academy-app/courses`, answered by `resolver`; stories pass their own. */
export function listCourses(resolver: Resolver<CourseRow[], undefined, 'public'>) {
  return endpoint(
    { ...call, method: 'GET', path: '/academy-app/courses', answer: courses },
    resolver,
  )
}

/** `GET /academy-app/categories`, answered by `resolver`. */
export function listCategories(resolver: Resolver<CourseCategory[], undefined, 'public'>) {
  return endpoint(
    { ...call, method: 'GET', path: '/academy-app/categories', answer: categories },
    resolver,
  )
}

/** `GET /academy-app/course`, answered by `resolver`. */
export function readCourse(resolver: Resolver<Course | null, undefined, 'public'>) {
  return endpoint(
    {
      ...call,
      method: 'GET',
      path: '/academy-app/course',
      answer: nullableCourse,
      query: { courseId: { value: updateCourseBody.shape.courseId } },
    },
    resolver,
  )
}

function rowOf({ steps: _, ...row }: Course): CourseRow {
  return row
}

/** Sample backend of the academy. */
export const academyHandlers = [
  listCourses(({ database }) =>
    scenarioFor('GET /academy-app/courses') === 'empty' ? [] : readCourses(database).map(rowOf),
  ),
  listCategories(() => sampleCategories),
  readCourse(
    ({ database, query }) =>
      readCourses(database).find(({ id }) => id === query.get('courseId')) ?? null,
  ),
  endpoint(
    {
      ...call,
      method: 'POST',
      path: '/academy-app/course/update',
      body: updateCourseBody,
      answer: updatedCourse,
    },
    ({ database, body: { courseId, activeStep } }) => {
      const found = readCourses(database).find(({ id }) => id === courseId)
      if (!found) return null
      const read = comeTo(found, activeStep)
      saveProgress(database, courseId, read.activeStep)
      return rowOf(read)
    },
  ),
  endpoint(
    {
      ...call,
      method: 'POST',
      path: '/academy-app/course/restart',
      body: restartCourseBody,
      answer: updatedCourse,
    },
    ({ database, body: { courseId } }) => {
      const found = readCourses(database).find(({ id }) => id === courseId)
      if (!found) return null
      saveProgress(database, courseId, 1)
      return rowOf({ ...found, activeStep: 1 })
    },
  ),
]
