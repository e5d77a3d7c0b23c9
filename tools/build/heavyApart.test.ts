import { expect, test } from 'vitest'
import { findHeavyStrays, findUnused } from './heavyApart.ts'

const calendar = '/packages/features/samples/calendar/src'
const views = `${calendar}/CalendarScreen/TimeViews.tsx`
const library = '/node_modules/.pnpm/x/node_modules/@fullcalendar/react/index.js'

test('decision 0040: fetches a heavy library only with its users', () => {
  expect(findHeavyStrays([{ opener: views, modules: [views, library] }])).toEqual([])
})

test.each(['main.js', '/packages/features/orders/src/orders.tsx', `${calendar}/ics/writeIcs.ts`])(
  'reports a heavy library that is fetched with %s',
  (opener) => {
    expect(findHeavyStrays([{ opener, modules: [opener, library] }])).toEqual([
      `${opener} fetches @fullcalendar/`,
    ])
  },
)

test('finds an entry of a library that is no longer used', () => {
  const unused = findUnused([{ opener: views, modules: [views, library] }])
  expect(unused).toContain('Nobody fetches ical.js/')
  expect(unused).not.toContain('Nobody fetches @fullcalendar/')
})
