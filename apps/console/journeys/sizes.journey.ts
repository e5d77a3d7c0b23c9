import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { accounts } from './support/accounts'
import { expectDashboard, expectSignInPage, logOut, submitSignIn } from './support/signIn'
import { expect, test } from './support/test'

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const)
  test(`at ${width} × ${height} the user can sign in, see everything and log out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/login-now')
    await expectNothingBeyondTheEdge(page)
    await submitSignIn(page, accounts.admin)
    await expectDashboard(page)
    await expectNothingBeyondTheEdge(page)
    await expectAccessible(page)
    await logOut(page)
    await expectSignInPage(page)
  })

test('specification 9: on large screens the navigation is 280 px wide and the toolbar 64 px high', async ({
  page,
  enter,
}) => {
  await enter()
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64)
  expect((await page.getByRole('main').boundingBox())?.x).toBe(280)
})

test('specification 9: on small screens the navigation is a drawer 280 px wide that closes with Escape and with a choice', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter()
  const open = page.getByRole('button', { name: 'Open navigation' })
  const drawer = page.getByRole('dialog', { name: 'Main navigation' })
  await open.click()
  await expect(drawer).toBeVisible()
  await expect(drawer.getByText(accounts.admin.name)).toBeVisible()
  // Including the line at its edge.
  await expect(drawer.locator('..')).toHaveCSS('width', '280px')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await drawer.getByRole('link', { name: 'Analytics' }).click()
  await expect(drawer).toHaveCount(0)
  await expectDashboard(page)
})

async function expectNothingBeyondTheEdge(page: Page): Promise<void> {
  const { shown, needed } = await page.evaluate(() => ({
    shown: document.documentElement.clientWidth,
    needed: document.documentElement.scrollWidth,
  }))
  expect(needed).toBeLessThanOrEqual(shown)
}
