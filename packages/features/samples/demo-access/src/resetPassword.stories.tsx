import preview from '#storybook/preview'
import { setScenario } from '@console/sample'
import { expect, waitFor } from 'storybook/test'
import { demoAccessHandlers, neverAnswered } from './mocks/handlers'
import { ResetPassword, ResetPassword2 } from './resetPassword'

const meta = preview.meta({
  component: ResetPassword,
  globals: { role: 'guest' },
  parameters: { layout: 'fullscreen', storedToken: null },
  beforeEach({ msw }) {
    msw.use(...demoAccessHandlers)
  },
})

export const Empty = meta.story()

export const Split = meta.story({ render: () => <ResetPassword2 /> })

export const Filled = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'staff@console.example')
    const [, password, confirmation] = canvasElement.querySelectorAll('input')
    await userEvent.type(password!, 'mlima-2026')
    await userEvent.type(confirmation!, 'mlima-2026')
  },
})

Filled.test(
  'submits only if both passwords match',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.keyboard('s{Enter}')
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1),
    )
    await userEvent.keyboard('{Backspace}{Enter}')
    await canvas.findByRole('status')
  },
)

/** Unknown account. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'nobody@console.example')
    const [, password, confirmation] = canvasElement.querySelectorAll('input')
    await userEvent.type(password!, 'mlima-2026')
    await userEvent.type(confirmation!, 'mlima-2026{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswered('/auth/reset-password'))
  },
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-pending="true"]')).not.toBeNull(),
    )
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/reset-password'),
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await context.canvas.findByRole('alert')
  },
})
