import { expect, test } from 'vitest'
import { findHeavyStrays, findUnused } from './heavyApart.ts'

const calendar = '/packages/features/samples/calendar/src'
const views = `${calendar}/CalendarScreen/TimeViews.tsx`
const library = '/node_modules/.pnpm/x/node_modules/@fullcalendar/react/index.js'

test('decision 0040: a heavy library comes with what uses it', () => {
  expect(findHeavyStrays([{ opener: views, modules: [views, library] }])).toEqual([])
})

test.each(['main.js', '/packages/features/orders/src/orders.tsx', `${calendar}/ics/writeIcs.ts`])(
  'and not with %s',
  (opener) => {
    expect(findHeavyStrays([{ opener, modules: [opener, library] }])).toEqual([
      `${opener} fetches @fullcalendar/`,
    ])
  },
)

test('a line about a library that is no longer used is found', () => {
  const unused = findUnused([{ opener: views, modules: [views, library] }])
  expect(unused).toContain('Nobody fetches ical.js/')
  expect(unused).not.toContain('Nobody fetches @fullcalendar/')
})
