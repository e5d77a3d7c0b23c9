import preview from '#storybook/preview'
import { setScenario } from '@console/sample'
import { expect, waitFor } from 'storybook/test'
import { ForgotPassword, ForgotPassword2 } from './forgotPassword'
import { demoAccessHandlers, neverAnswered } from './mocks/handlers'

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

Filled.test('focuses the server’s message, and the form once it is back', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.keyboard('{Enter}')
  const answer = await canvas.findByRole('status')
  await waitFor(() => expect(document.activeElement).toContainElement(answer))
  await expect(document.activeElement).not.toBe(document.body)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('textbox')).toHaveFocus()
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/password-link'),
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await context.canvas.findByRole('alert')
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswered('/auth/password-link'))
  },
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-pending="true"]')).not.toBeNull(),
    )
  },
})

/** Rate limit: the server asks to wait. */
export const Refused = meta.story({
  beforeEach: () => setScenario('429', 'POST /auth/password-link'),
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await context.canvas.findByRole('alert')
  },
})
