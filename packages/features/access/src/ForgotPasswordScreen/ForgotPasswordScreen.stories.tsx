import preview from '#storybook/preview'
import {
  choosePassword,
  refuse,
  requestPasswordLink,
  setScenario,
  unanswered,
} from '@console/sample'
import { expect, waitFor, within } from 'storybook/test'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

const meta = preview.meta({
  component: ForgotPasswordScreen,
  globals: { role: 'guest' },
  parameters: { layout: 'fullscreen', storedToken: null },
})

export const Empty = meta.story()

Empty.test('marks the field of an invalid email address', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'carol{Enter}')
  await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'staff@console.example')
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(requestPasswordLink(unanswered))
  },
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvas.getAllByRole('button')[0]).toHaveAttribute('data-pending', 'true'),
    )
  },
})

/** The server has sent a link, or says so to someone without an account. */
export const Sent = meta.story({
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    const answer = await context.canvas.findByRole('status')
    // The focus was lost with the form.
    await waitFor(() => expect(document.activeElement).toContainElement(answer))
    await expect(document.activeElement).not.toBe(document.body)
  },
})

export const Refused = meta.story({
  beforeEach({ msw }) {
    const message = { text: 'This address is not accepted' }
    msw.use(
      requestPasswordLink(() => {
        throw refuse(422, 'validation', message, {
          errors: [{ pointer: '/email', message }],
        })
      }),
    )
  },
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'),
    )
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/forgot-password'),
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await context.canvas.findByRole('alert')
    await expect(context.canvas.getByRole('textbox')).toHaveValue('staff@console.example')
  },
})

/** The mailed link was followed: a new password is chosen, and the user can sign in. */
export const Choosing = meta.story({
  parameters: { address: '/password-change?token=sent' },
  beforeEach: ({ msw }) =>
    msw.use(choosePassword(() => ({ message: 'Your new password counts from now on.' }))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const password = canvasElement.querySelector('input')!
    await userEvent.type(password, 'short{Enter}')
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(password, 'er-2026{Enter}')
    await canvas.findByRole('status')
  },
})

/** The link was used before, or has expired: another one can be requested. */
export const ChoosingTooLate = meta.story({
  parameters: { address: '/password-change?token=sent' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvasElement.querySelector('input')!, 'mlima-2026{Enter}')
    const ended = await canvas.findByRole('alert')
    await expect(within(ended).getByRole('link')).toHaveAttribute('href', '/password-change')
  },
})
