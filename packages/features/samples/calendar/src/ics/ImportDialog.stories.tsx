import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { database } from '@console/sample'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { calendarHandlers } from '../mocks/handlers'
import { readStoredEvents } from '../mocks/storedEvents'
import { sampleEvents } from '../mocks/sampleEvents'
import { ImportDialog } from './ImportDialog'

const meta = preview.meta({
  component: ImportDialog,
  args: { events: sampleEvents, onAdded: fn(), onClose: fn() },
  beforeEach({ msw }) {
    msw.use(...calendarHandlers)
  },
})

const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:event-1',
  'SUMMARY:Stand-up of the approvals team',
  'DTSTART:20260615T070000Z',
  'DURATION:PT1H',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:swim',
  'SUMMARY:Swimming with the children',
  'DTSTART;TZID=Atlantis:20260617T170000',
  'DTEND;TZID=Atlantis:20260617T180000',
  'RRULE:FREQ=WEEKLY;COUNT=10',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:never',
  'SUMMARY:Someday',
  'END:VEVENT',
  'END:VCALENDAR',
]

const choose = (root: ParentNode, text: string) => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no place for a file')
  return { input, file: new File([text], 'family.ics', { type: 'text/calendar' }) }
}

/**
 * Existing events are not ticked; data of the others that will not be imported is listed. A file of another format is
 * reported.
 */
export const Filled = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => choose(document, ''))
    const none = choose(document, 'Dear diary')
    await userEvent.upload(none.input, none.file)
    await screen.findByText(translate('calendar:import.nothing'))

    const { input, file } = choose(document, lines.join('\r\n'))
    await userEvent.upload(input, file)
    await screen.findByText(
      translate('calendar:import.found', { count: 2, number: translate.number(2) }),
    )
    await expect(
      screen.getByRole('checkbox', { name: 'Stand-up of the approvals team' }),
    ).not.toBeChecked()
    await expect(
      screen.getByText(translate('calendar:import.repeats', { rule: 'FREQ=WEEKLY;COUNT=10' })),
    ).toBeVisible()
    await expect(
      screen.getByText(translate('calendar:import.zone', { zone: 'Atlantis' })),
    ).toBeVisible()
    await expect(screen.getByText(/Someday/)).toBeVisible()
    await userEvent.click(
      await screen.findByRole('button', {
        name: translate('calendar:import.add', { count: 1, number: translate.number(1) }),
      }),
    )
    await waitFor(() =>
      expect(readStoredEvents(database).find(({ id }) => id === 'swim')?.title).toBe(
        'Swimming with the children',
      ),
    )
    await expect(args.onAdded).toHaveBeenCalledOnce()
  },
})
