import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { expectSignInPage } from './support/signIn'
import { expect, test } from './support/test'

/** Refusals of a token that the server does not know. */
const tokenOfNobody = /^401 /

/**
 * Hangs all requests of a page.
 * @returns a function that lets later requests pass; those made before it never complete
 */
async function hang(page: Page, address: string): Promise<() => void> {
  let isHanging = true
  await page.route(address, (route) => (isHanging ? undefined : route.continue()))
  return () => void (isHanging = false)
}

/** Stores these settings and a token that the server does not know in the browser. */
async function begin(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript((stored) => {
    localStorage.setItem('jwt_access_token', 'of no known form')
    localStorage.setItem('settings', stored)
  }, JSON.stringify(settings))
  await page.clock.install()
}

for (const [language, scheme, loading, slow, reload] of [
  ['en', 'paper', 'Loading the console…', 'This is taking longer than usual.', 'Reload the page'],
  ['tr', 'ink', 'Konsol yükleniyor…', 'Bu, her zamankinden uzun sürüyor.', 'Sayfayı yeniden yükle'],
  ['ar', 'ink', 'جارٍ تحميل لوحة التحكم…', 'يستغرق هذا وقتًا أطول من المعتاد.', 'إعادة تحميل الصفحة'],
] as const)
  test(`${language}: while the scripts are pending the page says that it is loading, and offers a reload after ten seconds`, async ({
    page,
    faults,
  }) => {
    faults.allow(tokenOfNobody)
    await begin(page, { language, mainScheme: scheme })
    // The clock is stopped, so that a slow machine makes no difference.
    await page.clock.pauseAt(Date.now() + 1000)
    const release = await hang(page, '**/assets/*.js')
    await page.goto('/approve-product', { waitUntil: 'commit' })
    const status = page.getByRole('status')
    await expect(status).toHaveText(loading)
    await expect(page.locator('#loading')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    const button = page.getByRole('button', { name: reload })
    await page.clock.fastForward(9000)
    await expect(button).toHaveCount(0)
    await page.clock.fastForward(1000)
    await expect(status).toContainText(slow)
    await expect(button).toBeVisible()
    release()
    await page.clock.resume()
    await button.click()
    await expect(page.locator('form')).toBeVisible()
    await expect(page.locator('#loading')).toBeHidden()
  })

test('while config.json is pending the page says that it is loading, and after 15 seconds that the console cannot start', async ({
  page,
  faults,
}) => {
  faults.allow(tokenOfNobody)
  await begin(page)
  const release = await hang(page, '**/config.json')
  await page.goto('/approve-product')
  await expect(page.getByRole('status')).toContainText('Loading')
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('status')).toContainText('This is taking longer than usual.')
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page.getByRole('heading', { name: 'The console can’t start' })).toBeVisible()
  await expectAccessible(page)
  release()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expectSignInPage(page)
})

test('a press on a link whose screen has been fetched draws the screen at once', async ({
  page,
  enter,
}) => {
  await enter()
  const link = page.getByRole('navigation').getByRole('link', { name: /^Products to approve/ })
  // The screen's data is read once its code has come.
  const read = page.waitForResponse(/\/products\?/)
  await link.first().focus()
  await read
  const heading = await link.first().evaluate(async (element: HTMLElement) => {
    element.click()
    // React draws what a press changes before the browser does anything else, and a transition later.
    await Promise.resolve()
    return document.querySelector('main h1')?.textContent
  })
  expect(heading).toContain('Products to approve')
})

test('the next visit to an address requests its first data in parallel with the scripts, and only once', async ({
  page,
  enter,
}) => {
  await enter('/approve-product?view=overdue')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.nth(2)).toBeVisible()

  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('pageSize') || pathname.endsWith('/auth/user-data'))
      calls.push(pathname.slice(pathname.lastIndexOf('/') + 1))
  })
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/main-/, async (route) => {
    await released
    await route.continue()
  })
  const read = page.waitForRequest(/pageSize/)
  await page.reload({ waitUntil: 'commit' })
  await read
  expect(calls.toSorted()).toEqual(['products', 'user-data'])
  release()
  await expect(rows.nth(2)).toBeVisible()
  expect(calls.toSorted()).toEqual(['products', 'user-data'])
})
