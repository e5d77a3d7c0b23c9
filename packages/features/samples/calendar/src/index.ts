import { defineMessages } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { calendarPattern } from './paths'

/** Calendar of the sample apps (specification 1 and 3): events by month, week and day. */
export const calendar = defineFeature({
  id: 'calendar',
  uses: [optimisticMutationsMessages, queryBoundaryMessages],
  routes: [
    {
      ...operatorRoute(calendarPattern, 'title', () =>
        import('./CalendarScreen/CalendarScreen').then((m) => m.CalendarScreen),
      ),
      placesFocus: true,
    },
  ],
  searchProvider: { title: 'title', fetch: () => import('./searchProvider').then((m) => m.search) },
  messages: defineMessages('calendar', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
