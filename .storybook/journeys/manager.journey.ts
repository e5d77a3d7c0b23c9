import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

const screen = 'features-products-approveproduct'

/** An entry of the sidebar, by its id. */
function entry(page: Page, id: string) {
  return page.locator(`[id="${id}"]`)
}

test('the search finds a screen by its address, the end of it, and its title in each language', async ({
  page,
}) => {
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'Search for components' })
  for (const [text, name] of [
    ['/approve-product', 'Products to approve'],
    ['/Product-details/:secureToken', 'Product to review'],
    ['/apps/mail', 'Mail'],
    ['Commission collections', 'Commission Collections'],
    ['Parolanızı mı unuttunuz?', 'Forgot your password?'],
    ['الوكلاء المعتمدون', 'Approved agents'],
  ] as const) {
    await field.fill(text)
    await expect(page.getByRole('option').first(), text).toContainText(name)
  }
})

test('the sidebar shows a screen’s title with its address; tests, a template’s states and stories for developers are shown on request', async ({
  page,
}) => {
  await page.goto(`/?path=/story/${screen}--filled`)
  await expect(entry(page, screen)).toHaveText('Products to approve/approve-product')
  await expect(entry(page, `${screen}--filled`)).toHaveText('Filled')
  await expect(entry(page, 'features-commission-rates')).toHaveText('Commission rates')
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

test('the toolbar fits beside the sidebar at 1440 and at 1024 px', async ({ page }) => {
  await page.goto(`/?path=/story/${screen}--filled`)
  const bar = page.getByRole('toolbar').first()
  await expect(bar.getByRole('button', { name: 'Motion' })).toBeVisible()
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(bar.getByText('100%', { exact: true })).toBeInViewport({ ratio: 1 })
    const beyond = () => bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(beyond, { message: `${width} px` }).toBe(0)
  }
})

test('the addon panel opens for a story with controls and closes for one without', async ({
  page,
}) => {
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
