import preview from '#storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { UserMenu } from './UserMenu'

const meta = preview.meta({
  component: UserMenu,
  args: { name: 'Carol Nansubuga', onSignOut: fn() },
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('menuitem')
  },
})

Open.test('its entry signs out', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('menuitem'))
  await expect(args.onSignOut).toHaveBeenCalledOnce()
})
