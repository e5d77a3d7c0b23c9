import preview from '#storybook/preview'
import { beginInFlight } from '@console/core/pending-writes'
import { expect } from 'storybook/test'
import { SignOutScreen } from './SignOutScreen'

const meta = preview.meta({
  component: SignOutScreen,
  globals: { role: 'staff' },
  parameters: { layout: 'fullscreen' },
})

export const Filled = meta.story()

/** A payment is in progress: the screen asks first. */
export const UnderWay = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => beginInFlight('payment'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stay signed in' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})
