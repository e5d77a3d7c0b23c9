import type { Page } from '@playwright/test'
import { enlargeText, expectLegible } from './support/legible'
import { elsewhere, open } from './support/open'
import { signIn } from './support/signIn'
import { expect, test } from './support/test'

const twice = 32

/** Signs in, and chooses the language. */
async function signInIn(page: Page, language: 'en' | 'ar'): Promise<void> {
  await signIn(page)
  if (language === 'en') return
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
}

async function openFirstRecord(page: Page): Promise<void> {
  await open(page, '/approve-product?pageSize=10')
  const first = page.locator('main tbody th a').first()
  await expect(first).toBeVisible()
  await open(page, (await first.getAttribute('href')) ?? '')
  await expect(page.locator('#record-title')).toBeVisible()
}

for (const language of ['en', 'ar'] as const)
  test(`at twice the text size a phone shows all text: ${language}`, async ({ page, faults }) => {
    test.slow()
    // Skeletons have the size of the content at the usual text size.
    faults.allowLayoutShift(1)
    await page.setViewportSize({ width: 390, height: 844 })
    await enlargeText(page, twice)
    await page.goto('/login-now')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expectLegible(page)
    await signInIn(page, language)
    await expectLegible(page)
    await page.getByRole('banner').getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await expectLegible(page)
    await page.goto('/dashboards/analytics?tab=sample')
    await expect(page.getByRole('radio').first()).toBeAttached()
    await expectLegible(page)
    await page.goto('/approve-product')
    await expect(page.locator('main tbody th a').first()).toBeVisible()
    await expectLegible(page)
    await openFirstRecord(page)
    await expectLegible(page)
    for (const address of ['/pages/errors/error-404', '/pages/pricing/style-3']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectLegible(page)
    }
  })

test('at twice the text size the side navigation does not cut off the dots of its letters', async ({
  page,
  faults,
}) => {
  // Arabic mirrors the page: on a slow machine too late to count as the response to the choice.
  faults.allowLayoutShift(1)
  await enlargeText(page, twice)
  await signInIn(page, 'ar')
  await expectLegible(page)
  await openFirstRecord(page)
  await expectLegible(page)
})

test('at 320 px nothing scrolls sideways, and the toolbar’s buttons are at least 40 px in size', async ({
  page,
  enter,
  faults,
}) => {
  // A record's back link and its position in the list take another line than their skeletons.
  faults.allowLayoutShift(0.3)
  await page.setViewportSize({ width: 320, height: 640 })
  await enter()
  for (const button of await page.getByRole('banner').getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
  }
  await expectLegible(page)
  await page.goto('/pages/pricing/style-3')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectLegible(page)
  await page.goto('/dashboards/analytics?tab=sample')
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expectLegible(page)
  await openFirstRecord(page)
  await expectLegible(page)
})

test('the theme buttons cover no content on a phone', async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter()
  const theme = await page.getByRole('button', { name: 'Theme settings' }).boundingBox()
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(theme?.y).toBeGreaterThanOrEqual(footer?.y ?? Infinity)
  expect(Math.min(theme?.width ?? 0, theme?.height ?? 0)).toBeGreaterThanOrEqual(40)
})

test('a record’s name begins the title of the document', async ({ page, enter }) => {
  await enter(elsewhere)
  await openFirstRecord(page)
  const name = (await page.locator('#record-title').textContent()) ?? ''
  await expect(page).toHaveTitle(`${name} – Product to review`)
  await page.getByRole('link', { name: 'Products to approve' }).first().click()
  await expect(page).toHaveTitle('Products to approve')
})

test('no gap shows between the decision bar and the footer, and an opened screen has no focus ring', async ({
  page,
  enter,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(elsewhere)
  await openFirstRecord(page)
  const gap = await page.getByRole('toolbar', { name: 'Decision' }).evaluate((bar) => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    return footer - (bar.parentElement?.getBoundingClientRect().bottom ?? 0)
  })
  expect(Math.abs(gap)).toBeLessThanOrEqual(1)

  await page.getByRole('link', { name: 'Agents to approve' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Agents to approve' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toBeFocused()
  await expect(main).toHaveCSS('box-shadow', 'none')
})
