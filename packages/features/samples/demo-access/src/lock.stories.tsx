import preview from '#storybook/preview'
import { sampleAuthHandlers } from '@console/sample'
import { expect, waitFor } from 'storybook/test'
import { Lock } from './lock'

const meta = preview.meta({
  component: Lock,
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...sampleAuthHandlers)
  },
})

/** Who is signed in is known: only the password is asked for. */
export const Filled = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Brian Otieno')
    await userEvent.type(canvasElement.querySelector('input')!, 'console{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Brian'))
  },
})

export const Guest = meta.story({
  globals: { role: 'guest' },
  parameters: { storedToken: null },
})
