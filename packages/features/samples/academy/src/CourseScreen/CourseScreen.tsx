import { useSend } from '@console/core/api'
import { QueryBoundary } from '@console/query-boundary'
import { Link, SkeletonText, StatePanel } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { courseQuery } from '../api'
import type { Course } from '../contract'
import { coursePath, coursePattern, coursesPath } from '../paths'
import { nextStepOf } from '../progress'
import { ReadingCourse } from './ReadingCourse'

/** /apps/academy/:courseId/:courseHandle/:step?: a course, at one of its steps. */
export function CourseScreen() {
  const { t } = useTranslation('academy')
  const { pathname } = useLocation()
  const { courseId = '', step } = matchPath(coursePattern, pathname)?.params ?? {}
  const query = useQuery(courseQuery(useSend(), courseId))
  return (
    <QueryBoundary query={query} headingLevel={1} skeleton={<SkeletonText lines={12} />}>
      {(course) =>
        course === null ? (
          <StatePanel
            kind="noMatch"
            headingLevel={1}
            title={t('course.unknown.title')}
            actions={<Link href={coursesPath}>{t('course.back')}</Link>}
          >
            {t('course.unknown.message')}
          </StatePanel>
        ) : (
          <AtStep course={course} step={step} />
        )
      }
    </QueryBoundary>
  )
}

/** Redirects an address without a valid step to the step where the user left off. */
function AtStep({ course, step }: { course: Course; step: string | undefined }) {
  const number = /^\d{1,4}$/.test(step ?? '') ? Number(step) : 0
  const open = course.steps[number - 1]
  if (!open) {
    const next = Math.min(nextStepOf(course), course.steps.length)
    return <Navigate to={coursePath(course, next)} replace />
  }
  return <ReadingCourse key={course.id} course={course} number={number} step={open} />
}
