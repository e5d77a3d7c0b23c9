import preview from '#storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { LanguageMenu } from './LanguageMenu'

const meta = preview.meta({
  component: LanguageMenu,
  args: { language: 'en' as const, onChange: fn() },
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
  },
})

Open.test('choosing a language tells which', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }))
  await expect(args.onChange).toHaveBeenCalledWith('ar')
})
