import { defineWords } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { pressWritesWords } from '@console/press-writes/words'
import { readWords } from '@console/read/words'
import { coursePattern, coursesPath } from './paths'

/** Courses of the sample apps (specification 1 and 3): filtered by words and category, read step by step. */
export const academy = defineFeature({
  id: 'academy',
  uses: [pressWritesWords, readWords],
  finds: { title: 'title', fetch: () => import('./find').then((m) => m.find) },
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
  words: defineWords('academy', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
