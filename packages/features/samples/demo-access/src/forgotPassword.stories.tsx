import preview from '#storybook/preview'
import { setScenario } from '@console/sample'
import { ForgotPassword, ForgotPassword2 } from './forgotPassword'
import { demoAccessHandlers } from './mocks/handlers'

const meta = preview.meta({
  component: ForgotPassword,
  globals: { role: 'guest' },
  parameters: { layout: 'fullscreen', storedToken: null },
  beforeEach({ msw }) {
    msw.use(...demoAccessHandlers)
  },
})

export const Empty = meta.story()

export const Split = meta.story({ render: () => <ForgotPassword2 /> })

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'staff@console.example')
  },
})

Filled.test('the server says that a link is on its way', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}')
  await canvas.findByRole('status')
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/forgot-password'),
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await context.canvas.findByRole('alert')
  },
})
