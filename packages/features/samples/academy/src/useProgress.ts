import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { academyKeys, restartCourse, updateCourse } from './api'
import type { Course, CourseRow } from './contract'
import { comeTo, readUpTo } from './progress'

/** Cached data of courses: all of them, or one; null if there is no such course. */
type ReadCourses = readonly CourseRow[] | Course | null

/**
 * Saves the progress in a course up to the last step before any was skipped. A step that could not be saved is
 * reported, and saved with the next one or on request. The course can be restarted, with an undo.
 * @param step number of the open step
 */
export function useProgress(course: Course, step: number) {
  const { t } = useTranslation('academy')
  const formats = useFormats()
  const send = useSend()
  const { offer } = useUndo('academy')
  const write = useOptimisticMutations<ReadCourses>(academyKeys.reading)
  const [notStored, setNotStored] = useState(0)
  // The server may not have saved it yet.
  const opened = useRef({ courseId: course.id, furthest: 0 })

  function save(furthest: number) {
    return write({
      become: withCourse(course.id, (known) => comeTo(known, furthest)),
      call: () => updateCourse(send, course.id, furthest),
      failed: t('progress.failed'),
    }).then((stored) => setNotStored(stored === undefined ? furthest : 0))
  }

  const saveNew = useEffectEvent(() => {
    if (opened.current.courseId !== course.id) opened.current = { courseId: course.id, furthest: 0 }
    const before = Math.max(course.activeStep, opened.current.furthest)
    const furthest = readUpTo(before, step)
    if (furthest > before) opened.current.furthest = furthest
    if (furthest > course.activeStep) void save(furthest)
  })
  useEffect(() => saveNew(), [course.id, step])

  return {
    /** Step that the server has not saved; null if there is none. */
    notStored: notStored > course.activeStep ? notStored : null,
    retrySave: () => void save(notStored),
    async restart() {
      const { activeStep } = course
      opened.current.furthest = 1
      const undoable = offer(() => {
        opened.current.furthest = activeStep
        void save(activeStep)
      })
      const done = await write({
        become: withCourse(course.id, (known) => ({ ...known, activeStep: 1 })),
        call: () => restartCourse(send, course.id),
        failed: t('progress.failed'),
      })
      if (done === undefined) undoable.drop()
      else undoable.report({ title: t('restart.done', { title: formats.isolate(course.title) }) })
    },
  }
}

function withCourse(courseId: string, change: <Known extends CourseRow>(known: Known) => Known) {
  return (read: ReadCourses): ReadCourses => {
    if (isList(read)) return read.map((row) => (row.id === courseId ? change(row) : row))
    return read?.id === courseId ? change(read) : read
  }
}

/** `Array.isArray` does not narrow to readonly arrays. */
function isList(read: ReadCourses): read is readonly CourseRow[] {
  return Array.isArray(read)
}
