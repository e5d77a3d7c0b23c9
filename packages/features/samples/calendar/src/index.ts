import { defineWords } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { pressWritesWords } from '@console/press-writes/words'
import { readWords } from '@console/read/words'
import { calendarPattern } from './paths'

/** Calendar of the sample apps (specification 1 and 3): events by month, week and day. */
export const calendar = defineFeature({
  id: 'calendar',
  uses: [pressWritesWords, readWords],
  routes: [
    {
      ...operatorRoute(calendarPattern, 'title', () =>
        import('./CalendarScreen/CalendarScreen').then((m) => m.CalendarScreen),
      ),
      placesFocus: true,
    },
  ],
  finds: { title: 'title', fetch: () => import('./find').then((m) => m.find) },
  words: defineWords('calendar', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
