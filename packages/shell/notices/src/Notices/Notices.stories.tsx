import preview from '#storybook/preview'
import { expect, screen } from 'storybook/test'
import { announce, type Notice } from './announce'
import { Notices } from './Notices'

const welcome: Notice = {
  variant: 'success',
  title: 'Welcome back, Amina.',
  place: 'top-end',
  shown: 5000,
}
const refusal: Notice = {
  variant: 'error',
  title: 'Check your password',
  place: 'top-center',
  shown: 5000,
}

const meta = preview.meta({
  component: Notices,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => async () => {
    const { queues } = await import('../Toasts/queues')
    for (const queue of Object.values(queues))
      for (const { key } of queue.visibleToasts) queue.close(key)
  },
})

/** Specification 8, sign-in success: top right for 5 s. */
export const SignedIn = meta.story({
  play: async () => {
    await announce(welcome)
    await screen.findByText(welcome.title)
  },
})

SignedIn.test('a toast is closed by its cross', async ({ userEvent }) => {
  const toast = await screen.findByRole('alertdialog')
  await userEvent.click(toast.querySelector('button') ?? toast)
  await expect(screen.queryByText(welcome.title)).toBeNull()
})

/** Specification 8, sign-in failure: top centre for 5 s. */
export const Refused = meta.story({
  play: async () => {
    await announce(refusal)
    await screen.findByText(refusal.title)
  },
})

export const Both = meta.story({
  play: async () => {
    await announce(welcome)
    await announce(refusal)
    await announce({ ...refusal, variant: 'info', title: 'Three new businesses wait.' })
    await screen.findByText('Three new businesses wait.')
  },
})
