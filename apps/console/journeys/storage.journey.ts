/**
 * A browser that refuses to store anything ("block all cookies"): access to its storage, or to a channel to other tabs, throws an
 * error. The console works until the page is left, and shows nothing untrue.
 */
import { accounts } from './support/accounts'
import { expectSignInPage, submitSignIn } from './support/signIn'
import { expect, test } from './support/test'

test('signing in, deciding and settings work without browser storage; a reload asks to sign in again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    function refuse(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse, configurable: true })
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: refuse, configurable: true })
  })
  const main = page.getByRole('main')

  await page.goto('/approve-product?checks=pass&claimedBy=none&kind=new')
  await submitSignIn(page, accounts.admin)
  const rows = main.locator('tbody tr[data-token]')
  await expect(rows.first()).toBeVisible()
  await rows.first().getByRole('checkbox').click()
  await rows.first().getByRole('checkbox').click()
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/Product-details/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await main.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(/was approved\./)).toBeVisible()

  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/me/settings'),
  )
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')

  await saved
  await page.reload()
  await expectSignInPage(page, '/login')
  await submitSignIn(page, accounts.admin)
  await expect(page).toHaveURL(/Product-details/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  // The setting reached the server, which alone stores it.
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
})
