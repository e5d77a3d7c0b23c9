import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { database } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CalendarScreen } from '../CalendarScreen/CalendarScreen'
import { calendarHandlers } from '../mocks/handlers'
import { saveEvents, readStoredEvents } from '../mocks/storedEvents'
import { sampleEvents } from '../mocks/sampleEvents'
import { eventPath, viewPath } from '../paths'

const today = '2026-06-15'

const meta = preview.meta({
  component: CalendarScreen,
  parameters: { address: eventPath('agenda', today, 'event-2') },
  beforeEach({ msw }) {
    msw.use(...calendarHandlers)
  },
})

const dialog = async () => within(await screen.findByRole('dialog'))
const stored = (id: string) => readStoredEvents(database).find((event) => event.id === id)
const field = (name: 'title' | 'desc') => ({
  name: new RegExp(`^${translate(`calendar:form.${name}`)}`),
})

/** Conflict: a change by someone else is reported; the user loads the new version and keeps what they typed. */
export const Filled = meta.story({
  play: async ({ userEvent }) => {
    const form = await dialog()
    const title = await form.findByRole('textbox', field('title'))
    await expect(title).toHaveValue(sampleEvents[1]!.title)
    saveEvents(
      database,
      readStoredEvents(database).map((event) =>
        event.id === 'event-2' ? { ...event, desc: 'Room: Acacia' } : event,
      ),
    )
    await userEvent.clear(title)
    await userEvent.type(title, 'Walk through')
    await userEvent.click(form.getByRole('button', { name: translate('calendar:form.save') }))
    await userEvent.click(
      await form.findByRole('button', { name: translate('form:decision.conflict.take') }),
    )
    await waitFor(() =>
      expect(form.getByRole('textbox', field('desc'))).toHaveValue('Room: Acacia'),
    )
    await expect(title).toHaveValue('Walk through')
    await userEvent.click(form.getByRole('button', { name: translate('calendar:form.save') }))
    await waitFor(() =>
      expect(stored('event-2')).toMatchObject({ title: 'Walk through', desc: 'Room: Acacia' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

Filled.test('deletes an event, and restores it unchanged', async ({ userEvent }) => {
  const was = stored('event-2')
  await userEvent.click(await screen.findByRole('link', { name: was!.title }))
  const form = await dialog()
  await userEvent.click(
    await form.findByRole('button', { name: translate('calendar:form.delete') }),
  )
  await waitFor(() => expect(stored('event-2')).toBeUndefined())
  // Focus moves to the neighbouring event.
  await waitFor(() =>
    expect(screen.getByRole('link', { name: sampleEvents[3]!.title })).toHaveFocus(),
  )
  await userEvent.click(
    await screen.findByRole('button', { name: translate('optimistic-mutations:undo') }),
  )
  await waitFor(() => expect(stored('event-2')).toEqual(was))
})

/** Text typed right after N becomes the title; an end before the start is rejected. */
export const New = meta.story({
  parameters: { address: viewPath('agenda', today) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Spring fair in Mombasa')
    await userEvent.keyboard('nTea with Mehmet')
    const form = await dialog()
    const title = await form.findByRole('textbox', field('title'))
    await waitFor(() => expect(title).toHaveValue('Tea with Mehmet'))
    await userEvent.click(form.getByRole('button', { name: translate('calendar:form.add') }))
    await waitFor(() =>
      expect(readStoredEvents(database).at(-1)).toMatchObject({
        title: 'Tea with Mehmet',
        allDay: false,
      }),
    )
    await expect(await canvas.findByText('Tea with Mehmet')).toBeVisible()
  },
})

export const Backwards = meta.story({
  parameters: { address: eventPath('agenda', today, 'event-12') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await form.findByRole('textbox', field('title'))
    const [day] = await waitFor(() => {
      const parts = form.getAllByRole('spinbutton')
      if (parts.length < 6) throw new Error('The fields have not come')
      return parts.slice(3)
    })
    day!.focus()
    // From 23 June to the 13th: before the start.
    await userEvent.keyboard('13')
    await userEvent.click(form.getByRole('button', { name: translate('calendar:form.save') }))
    await expect((await form.findAllByText(translate('calendar:form.endsBefore')))[0]).toBeVisible()
    await expect(stored('event-12')?.end).toBe('2026-06-23')
  },
})
