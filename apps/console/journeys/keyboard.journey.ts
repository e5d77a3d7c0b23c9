import type { Locator, Page } from '@playwright/test'
import { accounts, password } from './support/accounts'
import { expectDashboard, expectSignInPage, signInForm } from './support/signIn'
import { expect, test } from './support/test'

test('signs in, skips the navigation, uses the menus and logs out by keyboard alone', async ({
  page,
}) => {
  const form = signInForm(page)
  await page.goto('/login-now')
  await tabTo(page, form.email)
  await page.keyboard.type(accounts.admin.email)
  await tabTo(page, form.password)
  await page.keyboard.type(password)
  await expect(form.submit).toBeEnabled()
  await page.keyboard.press('Enter')
  await expectDashboard(page)

  await page.reload()
  await expectDashboard(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const languages = page.getByRole('button', { name: 'Language: English' })
  await tabTo(page, languages, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Türkçe' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(languages).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: `Account: ${accounts.admin.name}` }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSignInPage(page)
})

test('the focused control shows its focus', async ({ page, enter }) => {
  await enter()
  for (const control of [
    page.getByRole('link', { name: 'Analytics' }),
    page.getByRole('button', { name: 'Language: English' }),
    page.getByRole('button', { name: 'Refresh' }),
  ]) {
    await tabTo(page, control)
    const isOutlined = await control.evaluate((element) =>
      // An entry of the navigation draws its focus ring inside its row.
      [null, '::before'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && outlineWidth !== '0px'
      }),
    )
    expect(isOutlined).toBe(true)
  }
})

/** Presses Tab until `control` has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${String(control)}`)
}
