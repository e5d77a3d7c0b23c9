import preview from '#storybook/preview'
import { openStorage } from '@console/core/storage'
import { Text } from '@console/ui'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readNotes } from '../mocks/handlers'
import { sampleNotes } from '../mocks/sampleNotes'
import { saveReminders, readReminders } from './storedReminders'
import { Reminders } from './Reminders'

const [note] = sampleNotes
const owner = 'admin@console.example'

const meta = preview.meta({
  component: Reminders,
  render: () => (
    <>
      <Reminders />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    openStorage('lasting').clear()
    // In a moment.
    const reminder = new Date(Date.now() + 1500).toISOString()
    const reminding = { ...note!, reminder }
    msw.use(readNotes(() => [reminding]))
    saveReminders(owner, [reminding])
  },
})

/** Any screen. */
function Where() {
  return <Text as="p">{useLocation().search}</Text>
}

/** The user is reminded once, and the notification links to the note. */
export const Reported = meta.story({
  globals: { role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    const notice = await screen.findByRole('alertdialog')
    await expect(notice).toHaveTextContent(note!.title)
    await expect(readReminders(owner)).toEqual([])
    await userEvent.click(within(notice).getAllByRole('button')[0]!)
    await waitFor(() => expect(canvas.getByText(`?note=${note!.id}`)).toBeVisible())
  },
})
