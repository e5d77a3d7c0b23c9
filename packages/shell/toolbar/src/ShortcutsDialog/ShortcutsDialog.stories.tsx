import preview from '#storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ShortcutsDialog, type ShortcutsDialogProps } from './ShortcutsDialog'
import { useShellKeys } from './useShellKeys'

/** The shell's own keys before those of the story. */
function WithShellKeys({ groups, ...props }: ShortcutsDialogProps) {
  return <ShortcutsDialog {...props} groups={[useShellKeys(), ...groups]} />
}

const meta = preview.meta({
  component: ShortcutsDialog,
  parameters: {
    about: {
      use: 'The list of keyboard shortcuts, opened by `?`.',
      instead: '`Tooltip` and the shortcut in a menu for a single key.',
      anatomy: ['Groups: this screen first.', 'Keys and what they do.'],
      do: ['List only keys that work now.'],
      dont: ['Do not describe keys of the browser.'],
    },
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groups: [
      {
        title: 'Queue',
        keys: [
          { keys: ['J'], what: 'Next' },
          { keys: ['Shift+A'], what: 'Approve all that are selected' },
          { keys: ['Home', 'End'], what: 'First, last row' },
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

Filled.test('shows each key beside its action', async () => {
  const queue = within(screen.getByRole('region', { name: 'Queue' }))
  const [next, approve, ends] = queue.getAllByRole('definition')
  await expect(next).toHaveTextContent(/^J$/)
  await expect(approve).toHaveTextContent(/^Shift\+A$/)
  await expect(ends).toHaveTextContent(/^HomeEnd$/)
  await expect(queue.getAllByRole('term')[0]).toHaveTextContent(/^Next$/)
})

Filled.test('the shell’s keys are written as on this keyboard', async () => {
  const [shell] = screen.getAllByRole('region')
  const keys = [...shell!.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  await expect(keys).toEqual(['Ctrl', 'K', '?', 'Esc'])
})

/** Right to left, the first of two keys is on the right; keys pressed together keep their order. */
export const RightToLeft = meta.story({ globals: { playedIn: 'ar' } })

RightToLeft.test('mirrors pairs of keys, but not chords', async () => {
  const keys = screen
    .getAllByRole('region')
    .flatMap((region) => [...region.querySelectorAll('kbd')])
  const left = (name: string) =>
    keys.find(({ textContent }) => textContent === name)?.getBoundingClientRect().left ?? 0
  await expect(left('Home')).toBeGreaterThan(left('End'))
  await expect(left('Shift')).toBeLessThan(left('A'))
})

Filled.test('Escape asks to close it', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

export const LongText = meta.story({
  args: {
    groups: [
      {
        title: 'Donaudampfschifffahrtsgesellschaft',
        keys: [
          {
            keys: ['Ctrl+Alt+Shift+PageDown'],
            what: 'Goes to the last of all the orders that are waiting for a decision of yours',
          },
        ],
      },
    ],
  },
})
