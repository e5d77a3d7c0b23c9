import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { CommandPaletteField } from './CommandPaletteField'

const meta = preview.meta({
  component: CommandPaletteField,
  args: { isOpen: false, onPress: fn(), onIntent: fn() },
  parameters: {
    about: {
      use: 'Layouts with room for a permanent search in the toolbar.',
      instead: '`ToolbarButton` where there is none.',
      anatomy: ['Icon.', 'Text that invites to search.', 'Shortcut.'],
      do: ['Open the palette by press and by typing.'],
      dont: ['Do not search in the field itself.'],
    },
  },
})

export const Filled = meta.story()

Filled.test('a press opens the command palette, and focus prefetches it', async (context) => {
  const { args, canvas, userEvent } = context
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
  await expect(args.onIntent).toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect(args.onPress).toHaveBeenCalledOnce()
})
