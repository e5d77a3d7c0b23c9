import { useSend } from '@console/core/api'
import { usePressWrites } from '@console/press-writes'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { academyKeys, updateCourse } from './api'
import type { Course, CourseRow } from './contract'
import { comeTo } from './progress'

/** What is read of courses: all of them, or one; null where there is no such. */
type ReadCourses = readonly CourseRow[] | Course | null

/**
 * Keeps how far a course was read, with each step that is further than any before. What is not taken is told, and the step stays
 * open: it is kept with the next step, or when that is asked for.
 * @param step the number of the step that is open
 */
export function useProgress(course: Course, step: number) {
  const { t } = useTranslation('academy')
  const send = useSend()
  const write = usePressWrites<ReadCourses>(academyKeys.reading)
  const [notKept, setNotKept] = useState<number | null>(null)

  function keep() {
    void write({
      become: (read) => withProgress(read, course.id, step),
      call: () => updateCourse(send, course.id, step),
      failed: t('progress.failed'),
    }).then((kept) => setNotKept(kept === undefined ? step : null))
  }

  const keepNew = useEffectEvent(() => {
    if (step > course.activeStep) keep()
  })
  useEffect(() => keepNew(), [course.id, step])

  return { isNotKept: notKept === step && step > course.activeStep, keepAgain: keep }
}

function withProgress(read: ReadCourses, courseId: string, step: number): ReadCourses {
  if (isList(read)) return read.map((row) => (row.id === courseId ? comeTo(row, step) : row))
  return read?.id === courseId ? comeTo(read, step) : read
}

/** `Array.isArray` does not tell lists that cannot be written to. */
function isList(read: ReadCourses): read is readonly CourseRow[] {
  return Array.isArray(read)
}
