import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { setScenario, unanswered, database } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { calendarHandlers, readEvents } from '../mocks/handlers'
import { saveEvents, readStoredEvents } from '../mocks/storedEvents'
import { sampleEvents } from '../mocks/sampleEvents'
import { viewPath } from '../paths'
import { move } from '../spans'
import { CalendarScreen } from './CalendarScreen'

const read = queryBoundaryStories(readEvents(unanswered))
const today = '2026-06-15'

const meta = preview.meta({
  component: CalendarScreen,
  parameters: { address: viewPath('month', today) },
  beforeEach({ msw }) {
    msw.use(...calendarHandlers)
  },
})

/** Segments drawn for an event: one in each of its weeks if it spans several days. */
const drawn = (root: HTMLElement, id: string) => [
  ...root.querySelectorAll<HTMLElement>(`[data-event-id="${id}"]`),
]
const firstOf = (root: HTMLElement, id: string) =>
  waitFor(() => {
    const [first] = drawn(root, id)
    // It is measured before it is shown.
    if (!first || getComputedStyle(first).visibility === 'hidden')
      throw new Error(`${id} is not shown`)
    return first
  })
const stored = (id: string) => readStoredEvents(database).find((event) => event.id === id)
const announcement = (root: HTMLElement) => root.querySelector('[aria-live="assertive"]')

/** Events of several days continue in the next week. */
export const Filled = meta.story({
  // A phone shows fewer events of a day.
  parameters: { pictures: { modes: ['light-ltr-desktop', 'dark-ar-desktop'] } },
  play: async ({ canvasElement: root }) => {
    await firstOf(root, 'event-12')
    await expect(drawn(root, 'event-12')).toHaveLength(2)
    // Minimum target height (WCAG 2.5.8).
    for (const event of root.querySelectorAll('[data-event-id]'))
      await expect(event.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
})

Filled.test('counts events that do not fit, and shows all of them in their day', async (story) => {
  const { canvas, canvasElement: root, userEvent } = story
  const more = await canvas.findAllByText(/^\+\d more$/)
  await expect(more.length).toBeGreaterThan(0)
  await expect(drawn(root, 'event-6')[0]).not.toBeVisible()
  await userEvent.click(more[0]!)
  await firstOf(root, 'event-6')
  await expect(drawn(root, 'event-1')).toHaveLength(1)
  // The button is gone; focus moves to the day.
  await expect(await canvas.findByRole('region', { name: 'Monday, 15 June 2026' })).toHaveFocus()
})

Filled.test('moves, extends, cancels and drops an event by keyboard', async (story) => {
  const { canvasElement: root, userEvent } = story
  const was = stored('event-8')
  ;(await firstOf(root, 'event-8')).focus()
  // Unless an event is lifted, arrows move between events.
  await userEvent.keyboard('{ArrowRight}')
  await expect(drawn(root, 'event-9')[0]).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.keyboard(' {ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  await waitFor(() => expect(announcement(root)).toHaveTextContent('23 June'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(announcement(root)).toHaveTextContent('16 June'))
  await expect(stored('event-8')).toEqual(was)
  await waitFor(() => expect(drawn(root, 'event-8')[0]).toHaveFocus())

  await userEvent.keyboard(' {ArrowDown} ')
  await waitFor(() => expect(stored('event-8')).toEqual(move(was!, { days: 7 })))
  await waitFor(() => expect(drawn(root, 'event-8')[0]).toHaveFocus())
  await userEvent.keyboard('z')
  await waitFor(() => expect(stored('event-8')).toEqual(was))
})

Filled.test('rolls back a refused move and reports it', async (story) => {
  const { canvasElement: root, userEvent } = story
  setScenario('500', 'POST /calendar-app/update-event')
  ;(await firstOf(root, 'event-8')).focus()
  await userEvent.keyboard(' {ArrowDown} ')
  await expect(
    await screen.findByText(translate('optimistic-mutations:write.unclear.title')),
  ).toBeVisible()
  await waitFor(() =>
    expect(drawn(root, 'event-8')[0]?.closest('[data-date]')).toHaveAttribute(
      'data-date',
      '2026-06-16',
    ),
  )
})

Filled.test('the shown month opens the months of its year, by mouse and keys', async (story) => {
  const { canvas, userEvent } = story
  await userEvent.click(await canvas.findByRole('button', { name: 'June 2026' }))
  const opened = within(await screen.findByRole('dialog', { name: 'Choose a month' }))
  await waitFor(() => expect(opened.getByRole('button', { name: 'June 2026' })).toHaveFocus())
  await userEvent.click(opened.getByRole('button', { name: 'Next year' }))
  await userEvent.click(opened.getByRole('button', { name: 'December 2027' }))
  const shown = await canvas.findByRole('button', { name: 'December 2027' })
  await waitFor(() => expect(shown).toHaveFocus())

  await userEvent.keyboard('{Enter}')
  const months = within(await screen.findByRole('dialog', { name: 'Choose a month' }))
  await waitFor(() => expect(months.getByRole('button', { name: 'December 2027' })).toHaveFocus())
  // Past the end of the year, and back by a year.
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(months.getByRole('button', { name: 'January 2028' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{PageUp}{Enter}')
  await expect(await canvas.findByRole('button', { name: 'April 2027' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

/** Simultaneous events are side by side; a move that conflicts with someone else's change is refused. */
export const Week = meta.story({
  parameters: { address: viewPath('week', today) },
  play: async ({ canvasElement: root, userEvent }) => {
    const [first, other] = [await firstOf(root, 'event-10'), await firstOf(root, 'event-11')]
    const [one, two] = [first.getBoundingClientRect(), other.getBoundingClientRect()]
    await expect(one.top < two.bottom && two.top < one.bottom).toBe(true)
    await expect(Math.abs(one.left - two.left)).toBeGreaterThan(10)

    const theirs = move(stored('event-10')!, { minutes: 15 })
    saveEvents(
      database,
      readStoredEvents(database).map((event) => (event.id === 'event-10' ? theirs : event)),
    )
    first.focus()
    await userEvent.keyboard(' {ArrowUp} ')
    await expect(await screen.findByText(translate('calendar:failed.move'))).toBeVisible()
    await expect(stored('event-10')).toEqual(theirs)
  },
})

/** The work week begins on Sunday; arrows follow the reading direction. */
export const Arabic = meta.story({
  globals: { language: 'ar' },
  parameters: { address: viewPath('workWeek', today) },
  play: async ({ canvasElement: root, userEvent }) => {
    const was = stored('event-8')
    ;(await firstOf(root, 'event-8')).focus()
    await expect(
      [...root.querySelectorAll('[role="columnheader"][data-date]')].map((head) =>
        head.getAttribute('data-date'),
      ),
    ).toEqual(['2026-06-14', '2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18'])
    await userEvent.keyboard(' {ArrowLeft}{ArrowDown} ')
    await waitFor(() => expect(stored('event-8')).toEqual(move(was!, { days: 1, minutes: 30 })))
  },
})

export const Agenda = meta.story({
  parameters: { address: viewPath('agenda', today) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Spring fair in Mombasa')).toHaveLength(6)
  },
})

/** A phone starts with the agenda. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/apps/calendar' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: translate('calendar:view.agenda') }),
    ).toBeChecked()
  },
})

/**
 * A month on a phone: days are pressed, and their events are listed below. Arrows follow the reading direction, also
 * into the next month.
 */
export const NarrowMonth = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: viewPath('month', today) },
  play: async ({ canvas, canvasElement: root, userEvent }) => {
    const dayOf = (day: string) => {
      const link = root.querySelector<HTMLElement>(`td a[href$="${viewPath('month', day)}"]`)
      if (!link) throw new Error(`${day} is not shown`)
      return link
    }
    await canvas.findByRole('grid')
    await expect(root.querySelector('[data-event-id]')).toBeNull()
    await expect(dayOf(today)).toHaveAttribute('aria-current', 'date')
    await expect(await canvas.findByRole('link', { name: sampleEvents[0]!.title })).toBeVisible()
    for (const link of root.querySelectorAll('td a')) {
      const { height, width } = link.getBoundingClientRect()
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(dayOf('2026-06-16'))
    await expect(await canvas.findByRole('link', { name: sampleEvents[7]!.title })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: sampleEvents[0]!.title })).toBeNull()
    const onward = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard(`${onward}{ArrowDown}{ArrowDown}`)
    await waitFor(() => expect(dayOf('2026-07-01')).toHaveFocus())
    await expect(canvas.getByRole('link', { name: sampleEvents[17]!.title })).toBeVisible()
    await expect(dayOf('2026-07-01').closest('td')).toHaveAttribute('aria-selected', 'true')
  },
})

export const Empty = meta.story({
  parameters: { address: viewPath('agenda', today) },
  beforeEach({ msw }) {
    msw.use(readEvents(() => []))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
