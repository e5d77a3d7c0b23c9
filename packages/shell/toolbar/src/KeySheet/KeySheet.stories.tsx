import preview from '#storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { KeySheet, type KeySheetProps } from './KeySheet'
import { useShellKeys } from './useShellKeys'

/** The shell's own keys before those of the story. */
function WithShellKeys({ groups, ...props }: KeySheetProps) {
  return <KeySheet {...props} groups={[useShellKeys(), ...groups]} />
}

const meta = preview.meta({
  component: KeySheet,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groups: [
      {
        title: 'Queue',
        keys: [
          { keys: ['J'], what: 'Next' },
          { keys: ['Shift', 'A'], what: 'Approve all that are selected' },
        ],
      },
    ],
  },
  render: (args) => <WithShellKeys {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})

export const Filled = meta.story()

Filled.test('each key stands beside what it does', async () => {
  const queue = within(screen.getByRole('region', { name: 'Queue' }))
  const [next, approve] = queue.getAllByRole('definition')
  await expect(next).toHaveTextContent(/^J$/)
  await expect(approve).toHaveTextContent(/^Shift A$/)
  await expect(queue.getAllByRole('term')[0]).toHaveTextContent(/^Next$/)
})

Filled.test('the shell’s keys are written as on this keyboard', async () => {
  const [shell] = screen.getAllByRole('region')
  const keys = [...shell!.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  await expect(keys).toEqual(['Ctrl', 'K', '?', 'Esc'])
})

Filled.test('Escape asks to close it', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

export const LongWords = meta.story({
  args: {
    groups: [
      {
        title: 'Donaudampfschifffahrtsgesellschaft',
        keys: [
          {
            keys: ['Ctrl', 'Alt', 'Shift', 'PageDown'],
            what: 'Goes to the last of all the orders that are waiting for a decision of yours',
          },
        ],
      },
    ],
  },
})
