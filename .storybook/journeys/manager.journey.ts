import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

const screen = 'features-products-approveproduct'

/** An entry of the sidebar, by its id. */
function entry(page: Page, id: string) {
  return page.locator(`[id="${id}"]`)
}

test('the sidebar shows a screen’s title with its address, and its stories by their names', async ({
  page,
}) => {
  await page.goto(`/?path=/story/${screen}--filled`)
  await expect(entry(page, screen)).toHaveText('Products to approve/approve-product')
  await expect(entry(page, `${screen}--filled`)).toHaveText('Filled')
  await expect(entry(page, 'features-commission-rates')).toHaveText('Commission rates')
})

for (const [text, name] of [
  ['/approve-product', 'Products to approve'],
  ['/Product-details/:secureToken', 'Product to review'],
  ['/apps/mail', 'Mail'],
  ['Commission collections', 'Commission Collections'],
  ['Parolanızı mı unuttunuz?', 'Forgot your password?'],
  ['الوكلاء المعتمدون', 'Approved agents'],
] as const)
  test(`the search finds a screen by what one knows of it: ${text}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Search for components' }).fill(text)
    await expect(page.getByRole('option').first()).toContainText(name)
  })

test('tests, a template’s states and stories for developers are shown on request', async ({
  page,
}) => {
  await page.goto(`/?path=/story/${screen}--filled`)
  const hidden = [
    entry(page, `${screen}--failed`),
    page.locator(`[data-parent-id="${screen}--filled"]`),
    entry(page, 'core'),
  ]
  await expect(entry(page, `${screen}--empty`)).toBeVisible()
  for (const each of hidden) await expect(each).toHaveCount(0)

  await page.goto(`/?path=/story/${screen}--filled&tags=`)
  for (const each of hidden) await expect(each).not.toHaveCount(0)
})

for (const width of [1440, 1024])
  test(`the toolbar fits beside the sidebar in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/?path=/story/${screen}--filled`)
    const bar = page.getByRole('toolbar').first()
    await expect(bar.getByRole('button', { name: 'Motion' })).toBeVisible()
    await expect(bar.getByText('100%', { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

test('the panel comes with controls, and goes with them', async ({ page }) => {
  const panel = page.getByRole('tabpanel', { name: 'Controls' })
  const opener = page.getByRole('button', { name: 'Show addon panel' })
  await page.goto('/?path=/story/ui-primitives-button--primary')
  await expect(panel.getByRole('row', { name: /variant/ })).toBeVisible()

  await page.goto(`/?path=/story/${screen}--filled`)
  await expect(opener).toBeVisible()
  await opener.click()
  await expect(page.getByRole('tab', { name: /Accessibility/, selected: true })).toBeVisible()
  await expect(page.getByText('This story has no controls')).toBeHidden()
})
