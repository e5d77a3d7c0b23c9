import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { smallTargets } from './support/fingers'
import { elsewhere } from './support/open'
import { openFirstOf, openWhole, recordsOf, screens } from './support/screens'
import { expect, test } from './support/test'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

for (const [what, addresses] of Object.entries(screens))
  test(`every touch target on a phone is large enough: ${what}`, async ({
    page,
    enter,
    faults,
  }) => {
    test.slow()
    // The cards of a list are as high as their texts.
    faults.allowLayoutShift(1)
    await enter(elsewhere, { account: accounts.superadmin })
    const small = []
    for (const address of addresses) {
      await openWhole(page, address)
      small.push(...(await smallTargetsOf(page, address)))
    }
    expect(small).toEqual([])
  })

test('every touch target on a phone is large enough: records', async ({ page, enter, faults }) => {
  test.slow()
  faults.allowLayoutShift(1)
  await enter(elsewhere, { account: accounts.superadmin })
  const small = []
  for (const list of recordsOf) {
    const address = await openFirstOf(page, list)
    small.push(...(await smallTargetsOf(page, address)))
  }
  expect(small).toEqual([])
})

test('the focused field stays in view when the on-screen keyboard opens', async ({
  page,
  enter,
  faults,
}) => {
  // The frame shrinks with the window.
  faults.allowLayoutShift(1)
  // As a browser resizes the page under an on-screen keyboard.
  const openKeyboard = () => page.setViewportSize({ width: 390, height: 440 })

  await enter('/apps/calendar/agenda/2026-06-15/new', { account: accounts.superadmin })
  const description = page.getByRole('dialog').getByLabel('Description')
  await description.click()
  await openKeyboard()
  await expect(description).toBeInViewport({ ratio: 0.9 })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/apps/chat')
  await page.locator('main').getByRole('link', { name: 'Wanjiru Kamau' }).click()
  const message = page.getByRole('textbox', { name: /Wanjiru Kamau/ })
  await message.click()
  await openKeyboard()
  await expect(message).toBeInViewport({ ratio: 0.9 })
})

test('a phone in landscape shows four rows of a list, also with an introduction, and the whole search field', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await enter('/b2b_orders', { account: accounts.superadmin })
  for (const address of ['/b2b_orders', '/commission-active', '/company-list', '/manual-order']) {
    await page.goto(address)
    const rows = page.locator('main tbody tr[data-token]')
    await expect(rows.first()).toBeVisible()
    // All but its bottom edge.
    await expect(rows.nth(3), address).toBeInViewport({ ratio: 0.97 })
    const beyond = await page.locator('main [data-search]').evaluate((input) => {
      const field = input.parentElement!
      return (
        field.getBoundingClientRect().right - field.parentElement!.getBoundingClientRect().right
      )
    })
    expect(beyond, `${address}: the field beyond its line, in px`).toBeLessThanOrEqual(0)
  }
})

async function smallTargetsOf(page: Page, address: string): Promise<string[]> {
  return (await smallTargets(page)).map((line) => `${address}: ${line}`)
}
