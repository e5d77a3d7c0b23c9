import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario } from '@console/sample'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { notesHandlers, saveLabels } from '../mocks/handlers'
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

/** Enter starts another one; names are unique. */
export const Filled = meta.story({
  play: async ({ args, userEvent, msw }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByDisplayValue('Friends'))
    await userEvent.keyboard('{Enter}WORK')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(dialog.getByDisplayValue('WORK')).toBeInvalid())
    await expect(args.onClose).not.toHaveBeenCalled()
    // New name and colour.
    await userEvent.keyboard(' and play')
    const number = sampleLabels.length + 1
    await userEvent.click(
      dialog.getByRole('button', { name: translate('notes:labels.color', { number }) }),
    )
    await userEvent.click(
      await screen.findByRole('menuitemradio', { name: translate('notes:color.blue') }),
    )
    let sent: unknown
    msw.use(saveLabels(({ body }) => (sent = body.labels) && body.labels))
    await userEvent.click(dialog.getByRole('button', { name: translate('notes:labels.save') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent).toContainEqual(
      expect.objectContaining({ name: 'WORK and play', handle: 'work-and-play', color: '#2563eb' }),
    )
  },
})

/** Refused changes stay in the form. */
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
