import { defineMessages } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { coursePattern, coursesPath } from './paths'

/** Courses of the sample apps (specification 1 and 3): filtered by words and category, read step by step. */
export const academy = defineFeature({
  id: 'academy',
  uses: [optimisticMutationsMessages, queryBoundaryMessages],
  searchProvider: { title: 'title', fetch: () => import('./searchProvider').then((m) => m.search) },
  routes: [
    operatorRoute(coursesPath, 'title', () =>
      import('./CoursesScreen/CoursesScreen').then((m) => m.CoursesScreen),
    ),
    {
      ...operatorRoute(coursePattern, 'title', () =>
        import('./CourseScreen/CourseScreen').then((m) => m.CourseScreen),
      ),
      placesFocus: true,
    },
  ],
  messages: defineMessages('academy', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
