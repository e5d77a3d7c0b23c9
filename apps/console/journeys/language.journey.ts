import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { submitSignIn } from './support/signIn'
import { accounts } from './support/accounts'
import { expect, test } from './support/test'

test('specification 1: Arabic mirrors the layout and is remembered', async ({ page, enter }) => {
  await enter()
  await expectNavigationAt(page, 'left')
  await chooseLanguage(page, 'Language: English', 'العربية')
  await expectLanguage(page, 'ar', 'rtl')
  await expectNavigationAt(page, 'right')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
  await expectAccessible(page)
  await page.reload()
  await expectLanguage(page, 'ar', 'rtl')
  await expectNavigationAt(page, 'right')
  await page.goto('/logout')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await expectLanguage(page, 'ar', 'rtl')
  await expect(page.getByRole('button', { name: /\p{Script=Arabic}/u }).last()).toBeVisible()
  await expectAccessible(page)
})

test('specification 1: Turkish is written from left to right', async ({ page, enter }) => {
  await enter()
  await chooseLanguage(page, 'Language: English', 'Türkçe')
  await expectLanguage(page, 'tr', 'ltr')
  await expectNavigationAt(page, 'left')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Analytics')
})

test('texts from the server are refetched in another language', async ({ page, enter }) => {
  await enter()
  const again = page.waitForRequest(
    (request) =>
      request.url().includes('/queues/') && request.headers()['accept-language'] === 'tr',
  )
  await chooseLanguage(page, 'Language: English', 'Türkçe')
  await again
})

test('a guest’s language is stored in the browser, and applies to the sign-in page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ language: 'tr', direction: 'ltr' }))
  })
  await page.goto('/login-now')
  await expectLanguage(page, 'tr', 'ltr')
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0)
  await expectAccessible(page)
})

test('damaged settings in the browser are ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('settings', '{"language":"xx","layout":7'))
  await page.goto('/login-now')
  await submitSignIn(page, accounts.admin)
  await expectLanguage(page, 'en', 'ltr')
})

test('without a chosen scheme the console is dark if the device is', async ({ page, enter }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await enter()
  expect(await lightness(page)).toBeGreaterThan(0.8)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await lightness(page)).toBeLessThan(0.2)
  await expectAccessible(page)
  await page.goto('/logout')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await lightness(page)).toBeLessThan(0.2)
  await expectAccessible(page)
})

async function chooseLanguage(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

async function expectLanguage(page: Page, lang: string, dir: 'ltr' | 'rtl'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
}

async function expectNavigationAt(page: Page, side: 'left' | 'right'): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await expect
    .poll(async () => {
      const box = await page.getByRole('navigation').boundingBox()
      if (!box) return 'nowhere'
      return box.x + box.width / 2 < width / 2 ? 'left' : 'right'
    })
    .toBe(side)
}

/** Lightness of the page's background, from 0 to 1. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3 / 255
  })
}
