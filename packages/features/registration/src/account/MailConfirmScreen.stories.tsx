import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { confirmMail, refuse, sampleAuthHandlers, setScenario, unanswered } from '@console/sample'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { MailConfirmScreen } from './MailConfirmScreen'

const meta = preview.meta({
  component: MailConfirmScreen,
  globals: { role: 'guest' },
  parameters: {
    address: '/auth/mail-confirm?token=sent',
    layout: 'fullscreen',
    storedToken: null,
  },
  beforeEach: ({ msw }) => msw.use(...sampleAuthHandlers),
})

/** The link has not been opened yet. */
export const Empty = meta.story({ parameters: { address: '/auth/mail-confirm' } })

/** Types the password of the registration. */
async function confirm({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const password = await canvas.findByLabelText(
    new RegExp(translate('registration:register.password')),
    {
      selector: 'input',
    },
  )
  await userEvent.type(password, 'mlima-2026{Enter}')
  return password
}

/** The link was opened: the password of the registration is required. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('registration:confirm.submit') })
  },
})

export const Confirmed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(confirmMail(() => ({ message: 'This address is confirmed. You can sign in now.' }))),
  play: async (context) => {
    await confirm(context)
    await context.canvas.findByRole('status')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(confirmMail(unanswered)),
  play: async (context) => {
    await confirm(context)
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-pending="true"]')).not.toBeNull(),
    )
  },
})

/** The password does not match any registration of this address. */
export const WrongPassword = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      confirmMail(() => {
        throw refuse(422, 'validation', 'sign_in.password_wrong', {
          errors: [{ pointer: '/password', message: 'sign_in.password_wrong' }],
        })
      }),
    ),
  play: async (context) => {
    const password = await confirm(context)
    await waitFor(() => expect(password).toHaveAccessibleDescription('Check your password'))
    const choose = context.canvas.getByRole('link', {
      name: translate('registration:confirm.forgot'),
    })
    await expect(choose).toHaveAttribute('href', '/password-change')
  },
})

/** Specification 8: an invalid or expired link. Registering again sends another. */
export const Refused = meta.story({
  play: async (context) => {
    await confirm(context)
    const alert = await context.canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Invalid access token detected')
    const again = within(alert).getByRole('link', { name: translate('registration:confirm.again') })
    await expect(again).toHaveAttribute('href', '/register')
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/mail-confirm'),
  play: async (context) => {
    await confirm(context)
    await context.canvas.findByRole('alert')
  },
})

export const Narrow = meta.story({
  ...WrongPassword.input,
  globals: { viewport: { value: 'phone' }, playedIn: 'en' },
})
