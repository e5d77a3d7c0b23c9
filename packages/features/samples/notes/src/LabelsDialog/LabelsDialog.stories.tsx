import preview from '#storybook/preview'
import { setScenario } from '@console/sample'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { notesHandlers } from '../mocks/handlers'
import { sampleLabels } from '../mocks/sampleNotes'
import { LabelsDialog } from './LabelsDialog'

const meta = preview.meta({
  component: LabelsDialog,
  args: { isOpen: true, labels: sampleLabels, onClose: fn() },
  render: (args) => (
    <>
      <bdi>{sampleLabels[0]?.name}</bdi>
      <LabelsDialog {...args} />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(...notesHandlers)
  },
})

/** Enter begins another one; no two have the same name. */
export const Filled = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByDisplayValue('Friends'))
    await userEvent.keyboard('{Enter}WORK')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(dialog.getByDisplayValue('WORK')).toBeInvalid())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** What the server refuses stays as it was typed. */
export const NotSaved = meta.story({
  play: async ({ args, userEvent }) => {
    setScenario('500', 'POST /notes-app/update-labels')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByDisplayValue('Prior'), 'ity{Control>}{Enter}{/Control}')
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByDisplayValue('Priority')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
