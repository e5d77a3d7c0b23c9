import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, accounts, password } from './accounts'

/** Parts of the sign-in page. */
export function signInForm(page: Page) {
  return {
    email: page.getByRole('textbox', { name: 'Username or email' }),
    password: page.getByRole('textbox', { name: 'Password' }),
    remember: page.getByRole('checkbox', { name: 'Remember Me' }),
    submit: page.getByRole('button', { name: 'Login' }),
    /** Reason why the page is shown. */
    notice: page.getByRole('main').getByRole('alert'),
  }
}

/** Fills in the form of the open page and sends it. */
export async function submitSignIn(page: Page, account: Account, typed = password): Promise<void> {
  const form = signInForm(page)
  await form.email.fill(account.email)
  await form.password.fill(typed)
  await form.submit.click()
}

/** Signs in at /login-now and waits for the dashboard's queues. */
export async function signIn(page: Page, account = accounts.admin): Promise<void> {
  await page.goto('/login-now')
  await submitSignIn(page, account)
  await expectDashboard(page)
}

/** Waits for the dashboard inside the frame, its queues read. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboards\/analytics(\?|$)/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(queueRows(page)).toHaveCount(8)
}

/** Names of the dashboard's queues, one for each row. */
export function queueRows(page: Page): Locator {
  return page.locator('main section[aria-labelledby=waiting]').getByRole('rowheader')
}

/** Waits for the empty form at this address. */
export async function expectSignInPage(page: Page, path = '/login-now'): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(signInForm(page).email).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
}

/** Opens the user menu in the toolbar and follows Logout. */
export async function logOut(page: Page, account = accounts.admin): Promise<void> {
  await page.getByRole('button', { name: `Account: ${account.name}` }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** Tokens of a session that the browser stores, in both storages. */
export function storedTokens(page: Page) {
  return page.evaluate(() => {
    const read = (storage: Storage) => ({
      jwt_access_token: storage.getItem('jwt_access_token'),
      admin_token: storage.getItem('admin_token'),
    })
    return { lasting: read(localStorage), passing: read(sessionStorage) }
  })
}
