import { expectId, type Send, requireFound } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import { categories, type CourseRow, courses, nullableCourse, updatedCourse } from './contract'
import { comeTo } from './progress'

/** Query keys of the academy. Data that changes with reading is below `reading`. */
export const academyKeys = {
  categories: ['academy-categories'],
  reading: ['academy'],
  courses: ['academy', 'courses'],
  course: (courseId: string) => ['academy', 'course', courseId],
} as const

const get = { base: 'samples', method: 'GET' } as const

/** `GET /api/academy-app/courses`. */
export function coursesQuery(send: Send) {
  return queryOptions({
    queryKey: academyKeys.courses,
    queryFn: reportingSkipped((noting) =>
      send({ ...get, path: '/academy-app/courses', answer: courses, ...noting }),
    ),
  })
}

/** `GET /api/academy-app/categories`. */
export function categoriesQuery(send: Send) {
  return queryOptions({
    queryKey: academyKeys.categories,
    queryFn: reportingSkipped((noting) =>
      send({ ...get, path: '/academy-app/categories', answer: categories, ...noting }),
    ),
  })
}

/**
 * `GET /api/academy-app/course` of a `courseId`: null if there is none, an ApiError `mismatched` if the response is
 * another course.
 */
export function courseQuery(send: Send, courseId: string) {
  return queryOptions({
    queryKey: academyKeys.course(courseId),
    queryFn: ({ signal }) =>
      send({
        ...get,
        path: '/academy-app/course',
        query: { courseId },
        answer: nullableCourse,
        signal,
        finish: expectId(courseId),
      }),
  })
}

/**
 * `POST /api/academy-app/course/update`: saves the user's progress.
 * @throws ApiError 404 if the course no longer exists; `mismatched` if the response is another course, or less progress
 */
export async function updateCourse(
  send: Send,
  courseId: string,
  activeStep: number,
): Promise<CourseRow> {
  return requireFound(
    await send({
      base: 'samples',
      method: 'POST',
      path: '/academy-app/course/update',
      body: { courseId, activeStep },
      answer: updatedCourse,
      finish(answer, reading) {
        const now = expectId<CourseRow | null>(courseId)(answer, reading)
        if (now === null || comeTo(now, activeStep) === now) return now
        throw reading.mismatch('course (less far)')
      },
    }),
  )
}

/**
 * `POST /api/academy-app/course/restart`: sets the course back to its first step.
 * @throws ApiError 404 if the course no longer exists; `mismatched` if the response is another course, or more progress
 */
export async function restartCourse(send: Send, courseId: string): Promise<CourseRow> {
  return requireFound(
    await send({
      base: 'samples',
      method: 'POST',
      path: '/academy-app/course/restart',
      body: { courseId },
      answer: updatedCourse,
      finish(answer, reading) {
        const now = expectId<CourseRow | null>(courseId)(answer, reading)
        if (now === null || now.activeStep <= 1) return now
        throw reading.mismatch('course (not restarted)')
      },
    }),
  )
}
