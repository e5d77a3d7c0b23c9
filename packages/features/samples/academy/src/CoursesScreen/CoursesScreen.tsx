import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { Button, Heading, SkeletonBlock, StatePanel, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { academyKeys, categoriesQuery, coursesQuery } from '../api'
import type { CourseCategory, CourseRow } from '../contract'
import { matching } from '../matching'
import { CourseFilter, useCourseFilter } from './CourseFilter'
import { CourseTile, Tiles } from './CourseTile'

/** /apps/academy: all courses, filtered by words and category. */
export function CoursesScreen() {
  const { t } = useTranslation('academy')
  const send = useSend()
  const query = useQuery(coursesQuery(send))
  // The courses load even if the categories do not.
  const { data: readCategories = [] } = useQuery(categoriesQuery(send))
  const categories = translateCategories(readCategories, t)
  const filter = useCourseFilter()
  const field = useRef<HTMLInputElement>(null)

  function clear() {
    filter.clear()
    field.current?.focus()
  }

  return (
    <Root aria-busy={query.isPending}>
      <Heading level={1}>{t('title')}</Heading>
      <QueryBoundary query={query} skeleton={<TilesSkeleton />}>
        {(courses) =>
          courses.length === 0 ? (
            <StatePanel kind="empty" icon={GraduationCap} title={t('courses.empty.title')}>
              {t('courses.empty')}
            </StatePanel>
          ) : (
            <>
              <CourseFilter filter={filter} categories={categories} field={field} />
              <Courses courses={courses} categories={categories} filter={filter} onClear={clear} />
            </>
          )
        }
      </QueryBoundary>
      <SkippedItems of={academyKeys.courses} />
    </Root>
  )
}

interface CoursesProps {
  courses: readonly CourseRow[]
  categories: readonly CourseCategory[]
  filter: ReturnType<typeof useCourseFilter>
  onClear: () => void
}

function Courses({ courses, categories, filter, onClear }: CoursesProps) {
  const { t } = useTranslation('academy')
  const formats = useFormats()
  const text = useDeferredValue(filter.text)
  const ofCategory = courses.filter(
    ({ category }) => filter.category === null || category === filter.category,
  )
  const found = matching(ofCategory, text, categories)
  return (
    <>
      <Text as="p" role="status" tone="muted" size="sm">
        {t('courses.count', { count: found.length, number: formats.number(found.length) })}
      </Text>
      {found.length === 0 ? (
        <StatePanel
          kind="noMatch"
          title={t('courses.noMatch.title')}
          actions={<Button onPress={onClear}>{t('courses.clear')}</Button>}
        >
          {t('courses.noMatch')}
        </StatePanel>
      ) : (
        <Tiles>
          {found.map((course) => (
            <CourseTile
              key={course.id}
              course={course}
              category={categories.find(({ handle }) => handle === course.category)}
            />
          ))}
        </Tiles>
      )}
    </>
  )
}

function TilesSkeleton() {
  return (
    <Tiles aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <li key={each}>
          <SkeletonBlock blockSize={208} />
        </li>
      ))}
    </Tiles>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

/** Handles of the categories whose names are translated. */
const translated = ['approvals', 'catalogue', 'money', 'orders', 'pharmacy'] as const

/** Categories named in the user's language. Those without a translation keep the server's title. */
function translateCategories(
  categories: readonly CourseCategory[],
  t: ReturnType<typeof useTranslation<'academy'>>['t'],
): readonly CourseCategory[] {
  return categories.map((category) => {
    const handle = translated.find((each) => each === category.handle)
    return handle ? { ...category, title: t(`category.${handle}`) } : category
  })
}
