import preview from '#storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { ToolbarButton } from './ToolbarButton'

const meta = preview.meta({
  component: ToolbarButton,
  args: { opens: 'commandPalette' as const, isOpen: false, onPress: fn(), onIntent: fn() },
  parameters: {
    about: {
      use: 'Parts of the shell that open from the toolbar: search, chat, quick panel.',
      instead: '`IconButton` for all other actions.',
      anatomy: ['Icon.', 'Name, as a tooltip.'],
      do: ['Fetch the part as soon as a pointer or the focus is on the button.'],
      dont: ['Do not hide which part is open: the button shows it while `isOpen`.'],
    },
  },
})

export const CommandPalette = meta.story()

CommandPalette.test(
  'announces its keys, and reports a press',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { expanded: false })
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
)

CommandPalette.test('hover and focus report an intent', async ({ args, canvas, userEvent }) => {
  const onIntent = mocked(args.onIntent)
  await expect(onIntent).not.toHaveBeenCalled()
  await userEvent.hover(canvas.getByRole('button'))
  await expect(onIntent).toHaveBeenCalled()
  onIntent.mockClear()
  await userEvent.tab()
  await expect(canvas.getByRole('button')).toHaveFocus()
  await expect(onIntent).toHaveBeenCalled()
})

export const QuickPanel = meta.story({ args: { opens: 'quickPanel' as const } })

export const Open = meta.story({
  args: { opens: 'quickPanel' as const, isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible()
  },
})

export const Chat = meta.story({ args: { opens: 'chat' as const } })
