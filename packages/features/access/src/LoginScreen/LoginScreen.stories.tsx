import preview from '#storybook/preview'
import {
  issueAccessToken,
  readUserData,
  refuse,
  sampleAccounts,
  setScenario,
  signIn,
  unanswered,
} from '@console/sample'
import { expect, waitFor, within } from 'storybook/test'
import { LoginScreen } from './LoginScreen'

const carol = accountOf('staff')
const customer = accountOf('customer')

function accountOf(userName: string) {
  const account = sampleAccounts.find((each) => each.userName === userName)
  if (!account) throw new Error(`There is no sample account ${userName}`)
  return account
}

const meta = preview.meta({
  component: LoginScreen,
  globals: { role: 'guest' },
  parameters: { layout: 'fullscreen', storedToken: null },
})

/** Nothing typed yet: the button is disabled until the form is valid (specification 5). */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    // The first field has the focus on arrival.
    await waitFor(() => expect(fields(canvas.getByRole('main'))[0]).toHaveFocus())
  },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [email, password] = fields(canvas.getByRole('main'))
    await expect(button(canvas)).toBeDisabled()
    await userEvent.type(email, 'staff')
    await userEvent.type(password, 'console')
    await waitFor(() => expect(button(canvas)).toBeEnabled())
  },
})

Filled.test('specification 2: Remember Me is on by default', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBeChecked()
})

Filled.test('offers each language by its native name', async ({ canvas, userEvent }) => {
  const choice = within(canvas.getByRole('group'))
  const names = choice.getAllByRole('button').map(({ textContent }) => textContent)
  await expect(names).toEqual(['English', 'Türkçe', 'العربية'])
  await userEvent.click(choice.getByRole('button', { name: 'Türkçe' }))
  await expect(choice.getByRole('button', { pressed: true })).toHaveAttribute('lang', 'tr')
  const [email] = fields(canvas.getByRole('main'))
  await expect(email).toHaveValue('staff')
})

Filled.test('the password can be shown and hidden', async ({ canvas, userEvent }) => {
  const [, password] = fields(canvas.getByRole('main'))
  const [toggle] = canvas.getAllByRole('button')
  await expect(password).toHaveAttribute('type', 'password')
  if (toggle) await userEvent.click(toggle)
  await expect(password).toHaveAttribute('type', 'text')
  if (toggle) await userEvent.click(toggle)
  await expect(password).toHaveAttribute('type', 'password')
})

/** Specification 5: fewer than four characters. */
export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [email, password] = fields(canvas.getByRole('main'))
    await userEvent.type(email, 'car')
    await userEvent.type(password, 'abc')
    await userEvent.tab()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(button(canvas)).toBeDisabled()
  },
})

TooShort.test('the error disappears at the fourth character', async ({ canvas, userEvent }) => {
  const [email] = fields(canvas.getByRole('main'))
  await userEvent.type(email, 'o')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(signIn(unanswered))
  },
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.click(button(context.canvas))
    await waitFor(() => expect(button(context.canvas)).toHaveAttribute('data-pending', 'true'))
  },
})

/** Specification 8: the server names the field. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      signIn(() => {
        throw refuse(401, 'wrong_credentials', 'sign_in.password_wrong', {
          errors: [{ pointer: '/password', message: 'sign_in.password_wrong' }],
        })
      }),
    )
  },
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    const [, password] = fields(context.canvas.getByRole('main'))
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'))
    const isArabic = context.globals.language === 'ar'
    await expect(password).toHaveAccessibleDescription(
      isArabic ? 'تحقق من كلمة المرور' : 'Check your password',
    )
  },
})

Refused.test(
  'clears the server’s error when its field is edited',
  async ({ canvas, userEvent }) => {
    const [, password] = fields(canvas.getByRole('main'))
    await userEvent.type(password, '!')
    await expect(password).not.toHaveAttribute('aria-invalid')
    await expect(button(canvas)).toBeEnabled()
  },
)

/** Rate limit: the server refuses further attempts for a given time, which the button counts down. */
export const TooManyTries = meta.story({
  beforeEach({ msw }) {
    msw.use(
      signIn(() => {
        throw refuse(429, 'rate_limited', { text: 'Too many tries.' }, { retryAfter: 2 })
      }),
    )
  },
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button(context.canvas)).toHaveTextContent(/0:0[12]/))
    await expect(button(context.canvas)).toBeDisabled()
  },
})

TooManyTries.test('enables the button again after the countdown', async ({ canvas }) => {
  await waitFor(() => expect(button(canvas)).toBeEnabled(), { timeout: 5000 })
  await expect(button(canvas)).not.toHaveTextContent(/\d/)
})

Empty.test('never puts the password in an address, even without scripts', async ({ canvas }) => {
  await expect(canvas.getByRole('main').querySelector('form')).toHaveAttribute('method', 'post')
})

/** The server fails; typed values stay. */
export const Failed = meta.story({
  play: async (context) => {
    setScenario('500', 'POST /auth/login')
    await Filled.play(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button(context.canvas)).toBeEnabled())
    await expect(fields(context.canvas.getByRole('main'))[0]).toHaveValue('staff')
  },
})

/** Specification 8: 'access_token expired'. */
export const Expired = meta.story({
  parameters: { storedToken: issueAccessToken(carol, 0) },
  play: async ({ canvas }) => {
    await canvas.findByText(/access_token expired/)
  },
})

/** Specification 8: 'Invalid access_token'. */
export const Invalid = meta.story({
  parameters: { storedToken: `${issueAccessToken(carol)}x` },
  play: async ({ canvas }) => {
    await canvas.findByText(/Invalid access_token/)
  },
})

/** A token is stored, and the server is being asked for its user; the console shows a waiting page. */
export const Restoring = meta.story({
  parameters: { storedToken: issueAccessToken(carol) },
  beforeEach({ msw }) {
    msw.use(readUserData(unanswered))
  },
})

/**
 * Specification 8: 'Failed to login with token.' The server is unreachable, so the token is kept for another attempt.
 */
export const NotRestored = meta.story({
  parameters: { storedToken: issueAccessToken(carol) },
  beforeEach: () => setScenario('500', 'POST /auth/user-data'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

NotRestored.test('trying again restores the session', async ({ canvas, userEvent }) => {
  setScenario('ok', 'POST /auth/user-data')
  const [retry] = canvas.getAllByRole('button')
  if (retry) await userEvent.click(retry)
  await canvas.findByText(/Carol Nansubuga/)
})

/** Signed in, but with a role that may open no screen of this console. */
export const NoScreens = meta.story({
  globals: { role: 'customer' },
  parameters: { storedToken: issueAccessToken(customer) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Eve Uwera/)
  },
})

NoScreens.test('signing out leads back to the form', async ({ canvas, userEvent }) => {
  const [signOut] = canvas.getAllByRole('button')
  if (signOut) await userEvent.click(signOut)
  await waitFor(() => expect(canvas.getByRole('checkbox')).toBeVisible())
})

function fields(page: HTMLElement): [email: HTMLElement, password: HTMLElement] {
  const [email, password] = page.querySelectorAll<HTMLInputElement>('[name=email], [name=password]')
  if (!email || !password) throw new Error('The form has two fields')
  return [email, password]
}

function button(canvas: { getAllByRole(role: 'button'): HTMLElement[] }): HTMLElement {
  const submit = canvas.getAllByRole('button').find((found) => found.matches('[type=submit]'))
  if (!submit) throw new Error('The form has a button')
  return submit
}
