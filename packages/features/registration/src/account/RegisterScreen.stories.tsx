import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { registerAccount, sampleAuthHandlers, setScenario, unanswered } from '@console/sample'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RegisterScreen } from './RegisterScreen'

const meta = preview.meta({
  component: RegisterScreen,
  globals: { role: 'guest' },
  parameters: { address: '/register', layout: 'fullscreen', storedToken: null },
  beforeEach: ({ msw }) => msw.use(...sampleAuthHandlers),
})

type Given = Pick<StoryContext, 'canvas' | 'userEvent'>

const passwordOf = (canvas: Given['canvas']) =>
  canvas.getByLabelText(new RegExp(translate('registration:register.password')), {
    selector: 'input',
  })

async function register({ canvas, userEvent }: Given, name: string, email: string) {
  if (name !== '')
    await userEvent.type(
      canvas.getByLabelText(new RegExp(translate('registration:register.displayName'))),
      name,
    )
  await userEvent.type(
    canvas.getByLabelText(new RegExp(translate('registration:register.email'))),
    email,
  )
  await userEvent.type(passwordOf(canvas), 'mlima-2026{Enter}')
}

export const Empty = meta.story()

export const Filled = meta.story({
  play: (context) => register(context, 'Wanjiru Kamau', 'wanjiru@shop.example'),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(registerAccount(unanswered)),
  play: async (context) => {
    await Filled.play(context)
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-pending="true"]')).not.toBeNull(),
    )
  },
})

/** Specification 5: both texts appear at their fields, one after the other. */
export const Refused = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await register(context, '', 'staff@console.example')
    const name = canvas.getByLabelText(new RegExp(translate('registration:register.displayName')))
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    await expect(name).toHaveAccessibleDescription('Enter display name')
    await userEvent.type(name, 'Carol{Enter}')
    const email = canvas.getByLabelText(new RegExp(translate('registration:register.email')))
    await waitFor(() => expect(email).toHaveAccessibleDescription('The email is already in use'))
  },
})

/** A password made of the email address is reported while it is typed; the message disappears with a better one. */
export const WeakPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(new RegExp(translate('registration:register.email')))
    await userEvent.type(email, 'wanjiru@shop.example')
    const password = passwordOf(canvas)
    await userEvent.type(password, 'wanjiru1')
    await canvas.findByText(translate('form:password.weak'))
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(password, '-mlima-tamu')
    await waitFor(() =>
      expect(canvas.queryByText(translate('form:password.weak'))).not.toBeInTheDocument(),
    )
    await userEvent.clear(password)
    await userEvent.type(password, 'password')
    await canvas.findByText(translate('form:password.weak'))
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/register'),
  play: async (context) => {
    await Filled.play(context)
    await context.canvas.findByRole('alert')
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
