import type { Page } from '@playwright/test'
import { accounts, password } from './support/accounts'
import { expectAccessible } from './support/accessibility'
import { elsewhere } from './support/open'
import {
  expectDashboard,
  expectSignInPage,
  logOut,
  signIn,
  signInForm,
  storedTokens,
  submitSignIn,
  queueRows,
} from './support/signIn'
import { expect, test } from './support/test'
import { toast } from './support/toasts'
import { aToken } from './support/token'

test('specification 7: makes the specified calls, across origins, with the token on all calls after sign-in', async ({
  page,
  server,
}) => {
  await signIn(page)
  const token = (await storedTokens(page)).lasting.jwt_access_token
  await page.reload()
  await expectDashboard(page)
  await logOut(page)
  await expectSignInPage(page)
  await expect.poll(() => server.calls.map(({ name }) => name)).toContain('POST /auth/logout')

  const find = (name: string) => server.calls.find((call) => call.name === name)
  expect(find('OPTIONS /auth/login')).toBeDefined()
  expect(find('POST /auth/login')).toEqual({
    name: 'POST /auth/login',
    authorization: undefined,
    body: { email: accounts.admin.email, password },
  })
  expect(find('POST /auth/user-data')?.body).toEqual({ data: { token } })
  for (const name of ['GET /me/settings', 'GET /queues/summary', 'POST /auth/logout'])
    expect(find(name)?.authorization).toBe(`Bearer ${token}`)
})

test('specification 7: any status but 202 fails the sign-in and shows the message as an error', async ({
  page,
  server,
}) => {
  const user_info = { roles: ['admin'], first_name: 'A', last_name: 'B', email: 'a@b.example' }
  server.answer('POST /auth/login', {
    status: 200,
    body: { message: 'Not yet accepted', access_token: aToken(Date.now() + 60_000), user_info },
  })
  await page.goto('/login-now')
  await submitSignIn(page, accounts.admin)
  const refusal = toast(page, 'Not yet accepted')
  await expect(refusal).toContainText('You’re not signed in.')
  await expectSignInPage(page)
  expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
})

test('problem details (RFC 9457) appear at the field that they name', async ({
  page,
  server,
  faults,
}) => {
  faults.expect('422 POST /auth/login')
  server.answer('POST /auth/login', {
    status: 422,
    body: {
      type: '/problems/locked',
      title: 'Locked',
      status: 422,
      detail: 'This account is locked.',
      errors: [{ pointer: '/email', message: 'Locked until tomorrow' }],
    },
  })
  await page.goto('/login-now')
  await submitSignIn(page, accounts.admin)
  await expect(signInForm(page).email).toHaveAccessibleDescription('Locked until tomorrow')
  await expect(toast(page, 'This account is locked.')).toBeVisible()
})

test('a failed sign-in says why, keeps the typed password, and can be retried', async ({
  page,
  server,
  faults,
}) => {
  await page.goto('/login-now')
  const form = signInForm(page)
  await form.email.fill(accounts.admin.email)
  await form.password.fill(password)
  for (const [what, answer, words, fault] of [
    [
      'a 500',
      { status: 500, body: { message: 'Maintenance' } },
      /Maintenance/,
      '500 POST /auth/login',
    ],
    ['a 500 without a message', { status: 500, text: '<h1>Oops' }, /gave no reason/],
    ['malformed JSON', { status: 202, text: '{"message": "Welc' }, /doesn’t understand/],
    ['a wrong shape', { status: 202, body: { token: 'x' } }, /doesn’t understand/],
    [
      'an expired token',
      { status: 202, body: expiredSignIn() },
      /access token expired login Again/,
    ],
    ['a cut connection', 'cut', /Couldn’t reach the server/, 'failed POST /auth/login'],
  ] as const) {
    if (fault) faults.expect(fault)
    server.answer('POST /auth/login', answer)
    await form.submit.click()
    const message = toast(page, '').filter({ hasText: words })
    await expect(message, what).toBeVisible()
    await expect(form.password, what).toHaveValue(password)
    expect((await storedTokens(page)).lasting.jwt_access_token, what).toBeNull()
    await message.getByRole('button', { name: 'Close' }).click()
    await expect(message, what).toHaveCount(0)
  }
  server.answer('POST /auth/login')
  await form.submit.click()
  await expectDashboard(page)
})

test('a hanging sign-in is sent once, and times out after 15 s with a message', async ({
  page,
  server,
}) => {
  server.answer('POST /auth/login', 'hang')
  await page.goto('/login-now')
  await submitSignIn(page, accounts.admin)
  const button = page.getByRole('button', { name: /Login|Signing in/ })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  // The browser's own time, which a journey's clock does not move.
  await expect(toast(page, 'took too long to respond')).toBeVisible({ timeout: 20_000 })
  expect(server.calls.filter(({ name }) => name === 'POST /auth/login')).toHaveLength(1)
  await expect(signInForm(page).submit).toBeEnabled()
})

test('specification 8: a 401 in mid-session ends it with ‘Invalid access_token’, and the sign-in leads back', async ({
  page,
  enter,
  server,
  faults,
}) => {
  // Several calls refresh a dashboard; the first answer ends the session, with or without the others.
  faults.expect(/^401 GET \/(queues\/summary|dashboard\/(summary|commission))$/)
  await enter('/dashboards/analytics?view=mine')
  await expectDashboard(page)
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.hover()
  // In one step: automatic reads would otherwise end the session before the button is pressed.
  const pressed = refresh.click()
  server.revokeTokens()
  await pressed
  await expectSignInPage(page)
  await expect(signInForm(page).notice).toHaveText('Invalid access_token')
  await expectAccessible(page)
  expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
  await expect(page).toHaveURL('/dashboards/analytics?view=mine')
})

test('specification 8: a failed session restore says ‘Failed to login with token.’ and can be retried', async ({
  page,
  enter,
  server,
  faults,
}) => {
  await enter()
  for (const [what, answer, fault] of [
    ['500', { status: 500, body: { message: 'Down' } }, '500 POST /auth/user-data'],
    [
      '403',
      { status: 403, body: { message: 'Not from this network' } },
      '403 POST /auth/user-data',
    ],
    ['a cut connection', 'cut', 'failed POST /auth/user-data'],
    ['a proxy’s page', { status: 200, text: '<h1>Accept our terms' }],
    ['malformed JSON', { status: 200, text: '{"user_info"' }],
    ['a wrong shape', { status: 200, body: { user: {} } }],
  ] as const) {
    if (fault) faults.expect(fault)
    server.answer('POST /auth/user-data', answer)
    await page.goto('/dashboards/analytics')
    await expectSignInPage(page)
    await expect(signInForm(page).notice, what).toContainText('Failed to login with token.')
    await expect(page.getByRole('button', { name: 'Try again' }), what).toBeEnabled()
    // The page looks the same each time, so it is checked once.
    if (what === '500') await expectAccessible(page)
  }
  server.answer('POST /auth/user-data')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectDashboard(page)
})

test('specification 8: a public screen stays open and shows ‘Failed to login with token.’ as a toast', async ({
  page,
  enter,
  server,
  faults,
}) => {
  faults.expect('403 POST /auth/user-data')
  await enter()
  server.answer('POST /auth/user-data', { status: 403, body: {} })
  await page.goto(elsewhere)
  await expect(toast(page, 'Failed to login with token.')).toBeVisible()
  await expect(page).toHaveURL(elsewhere)
  expect((await storedTokens(page)).lasting.jwt_access_token).not.toBeNull()
})

test('specification 8: an unanswered session restore ends after 15 s with ‘Time Out’ and can be retried', async ({
  page,
  enter,
  server,
}) => {
  await enter()
  server.answer('POST /auth/user-data', 'hang')
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible()
  await expect.poll(() => server.calls.map(({ name }) => name)).toContain('POST /auth/user-data')
  await page.clock.fastForward(14_000)
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible()
  await page.clock.fastForward(1000)
  await expectSignInPage(page)
  await expect(signInForm(page).notice).toContainText('Time Out')
  server.answer('POST /auth/user-data')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectDashboard(page)
})

test('a user’s settings are stored on the server, and a new device starts with them', async ({
  page,
  server,
  openBrowser,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect.poll(() => server.calls.map(({ name }) => name)).toContain('PATCH /me/settings')

  const device = await openBrowser()
  const before = server.calls.length
  await recordShell(device)
  await device.clock.install()
  await device.goto('/login-now')
  const form = signInForm(device)
  await form.email.fill(accounts.admin.email)
  await form.password.fill(password)
  // The shell waits for a limited time, which a slow machine may exceed.
  await device.clock.pauseAt(Date.now() + 5000)
  await form.submit.click()
  await expectDashboard(device)
  await device.clock.resume()
  const { languages, headings } = await recordedShell(device)
  expect(languages).toEqual(['ar rtl'])
  expect(headings.filter((heading) => /[a-z]/i.test(heading))).toEqual([])
  expect(headings).not.toEqual([])
  const read = server.calls.slice(before).filter(({ name }) => name === 'GET /me/settings')
  expect(read).toHaveLength(1)
})

test('a new device does not wait long for settings, and adopts those that arrive late', async ({
  page,
  server,
  faults,
}) => {
  // The page is drawn in English before the server reports the language, and is then mirrored.
  faults.allowLayoutShift(2)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  server.answer('GET /me/settings', { status: 200, body: { language: 'ar' } })
  await page.route('**/me/settings', async (route) => {
    await released
    await route.continue()
  })
  await signIn(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  release()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('the console works without settings that cannot be loaded', async ({
  page,
  enter,
  server,
  faults,
}) => {
  faults.expect('500 GET /me/settings')
  server.answer('GET /me/settings', { status: 500, body: {} })
  await enter()
  await expect(queueRows(page)).toHaveCount(8)
})

/** Records the languages and the headings that a page shows within the shell, from its first frame on. */
function recordShell(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shown = { languages: new Set<string>(), headings: new Set<string>() }
    Object.assign(globalThis, { shown })
    new MutationObserver(() => {
      if (!document.querySelector('nav')) return
      const { lang, dir } = document.documentElement
      shown.languages.add(`${lang} ${dir}`)
      for (const { textContent } of document.querySelectorAll('h1, h2'))
        shown.headings.add(textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

/** Reads what `recordShell` has recorded. */
function recordedShell(page: Page): Promise<{ languages: string[]; headings: string[] }> {
  return page.evaluate(() => {
    const { shown } = globalThis as unknown as { shown: Record<string, Set<string>> }
    return { languages: [...(shown.languages ?? [])], headings: [...(shown.headings ?? [])] }
  })
}

function expiredSignIn() {
  return {
    message: 'Welcome back.',
    access_token: aToken(Date.now() - 1000),
    user_info: { roles: ['admin'], first_name: 'A', last_name: 'B', email: 'a@b.example' },
  }
}

test('data prefetched for a session that could not be restored is not shown to the next user', async ({
  page,
  enter,
  server,
  faults,
}) => {
  faults.expect('401 POST /auth/user-data')
  await enter()
  const rest = { items: [], page: 1, pageSize: 25, asOf: '2026-06-15T09:00:00Z', facets: {} }
  server.answer('GET /products', { status: 200, body: { ...rest, total: 4711 } })
  server.answer('POST /auth/user-data', { status: 401, body: { message: 'Invalid' } })
  const listed = page.waitForResponse(/\/products\?/)
  await page.route('**/auth/user-data', async (route) => {
    await listed
    await route.fallback()
  })
  await page.goto('/approve-product')
  await expectSignInPage(page)

  server.answer('GET /products', 'hang')
  server.answer('POST /auth/user-data')
  await submitSignIn(page, accounts.staff)
  await expect(page.getByRole('heading', { name: 'Products to approve' })).toBeVisible()
  await expect(page.getByText('4,711')).toHaveCount(0)
})

test('specification 4 and 8: a 401 ends the session on a public screen, too, and the sign-in leads back', async ({
  page,
  enter,
  server,
  faults,
}) => {
  faults.expect('401 PATCH /me/settings')
  await enter('/documentation/working-with-fuse-react/multi-language#top')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Theme settings' }).click()
  const footer = page.getByRole('dialog').getByText('Show footer')
  await expect(footer).toBeVisible()
  server.revokeTokens()
  await footer.click()
  await expectSignInPage(page)
  await expect(signInForm(page).notice).toHaveText('Invalid access_token')
  expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
  await submitSignIn(page, accounts.admin)
  await expect(page).toHaveURL('/documentation/working-with-fuse-react/multi-language#top')
})

for (const path of [
  '/pages/errors/error-404',
  '/documentation/working-with-fuse-react/multi-language',
])
  test(`specification 4 and 8: a stored token that the server refuses leads from ${path} to /login-now, once`, async ({
    page,
    enter,
    server,
    faults,
  }) => {
    faults.expect('401 POST /auth/user-data')
    // The reads of the screen are refused, too.
    faults.allow(/^401 GET /)
    await enter(elsewhere)
    // A call of the page that is left would end the session there.
    await page.goto('about:blank')
    server.revokeTokens()
    await page.goto(path)
    await expectSignInPage(page)
    await expect(signInForm(page).notice).toHaveText('Invalid access_token')
    expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page).toHaveURL('/password-change')
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  })

for (const roles of [[], ['guest']])
  test(`specification 6: a user with the roles [${roles.join()}] is a guest: login and Register in the menu, settings in this browser`, async ({
    page,
    server,
  }) => {
    const user_info = { roles, first_name: 'Ada', last_name: 'Byron', email: 'ada@b.example' }
    server.answer('POST /auth/login', {
      status: 202,
      body: { message: 'Hello', access_token: aToken(Date.now() + 600_000), user_info },
    })
    server.answer('POST /auth/user-data', { status: 200, body: { user_info } })
    await page.goto('/login-now')
    await submitSignIn(page, accounts.admin)
    await expect(page.getByText(/can’t open any screen/)).toBeVisible()
    await page.goto('/documentation/working-with-fuse-react/multi-language')

    await page.getByRole('button', { name: 'Theme settings' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel).toContainText('Saved only in this browser.')
    await panel.getByText('Show footer').click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Account: Guest' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([/^Login/, 'Register'])
    await page.getByRole('menuitem', { name: 'Register' }).click()
    await expect(page).toHaveURL('/register')
    await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
    expect(server.calls.filter(({ name }) => name.endsWith('/me/settings'))).toEqual([])
  })
