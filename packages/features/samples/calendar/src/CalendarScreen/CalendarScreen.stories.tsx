import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { readStories } from '@console/read/stories'
import { setScenario, unanswered, world } from '@console/sample'
import { expect, screen, waitFor } from 'storybook/test'
import { calendarHandlers, readEvents } from '../mocks/handlers'
import { keepEvents, readKeptEvents } from '../mocks/keptEvents'
import { sampleEvents } from '../mocks/sampleEvents'
import { viewPath } from '../paths'
import { move } from '../spans'
import { CalendarScreen } from './CalendarScreen'

const read = readStories(readEvents(unanswered))
const today = '2026-06-15'

const meta = preview.meta({
  component: CalendarScreen,
  parameters: { address: viewPath('month', today) },
  beforeEach({ msw }) {
    msw.use(...calendarHandlers)
  },
})

/** What is drawn of an event, in the order of the days. */
const drawn = (root: HTMLElement, id: string) => [
  ...root.querySelectorAll<HTMLElement>(`[data-event-id="${id}"]`),
]
const dateOf = (root: HTMLElement, id: string) =>
  drawn(root, id)[0]?.closest('[data-date]')?.getAttribute('data-date')

export const Filled = meta.story({
  play: async ({ canvasElement: root }) => {
    await waitFor(() => expect(drawn(root, 'event-8').length).toBe(1))
  },
})

export const Week = meta.story({
  parameters: { address: viewPath('week', today) },
  play: async ({ canvasElement: root }) => {
    await waitFor(() => expect(drawn(root, 'event-8').length).toBe(1))
  },
})

export const Arabic = meta.story({
  globals: { language: 'ar' },
  parameters: { address: viewPath('workWeek', today) },
  play: async ({ canvasElement: root }) => {
    await waitFor(() => expect(drawn(root, 'event-8').length).toBe(1))
  },
})

export const Agenda = meta.story({ parameters: { address: viewPath('agenda', today) } })

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/apps/calendar' },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
