import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { smallTargets } from './support/fingers'
import { untilSettled } from './support/offline'
import { elsewhere, open } from './support/open'
import { expect, test } from './support/test'

/** Screens by what an administrator does; `?pageSize` keeps lists short. */
const screens = {
  queues: [
    '/dashboards/analytics',
    '/business-approve?pageSize=10',
    '/approve-product?pageSize=10',
    '/approve-services?pageSize=10',
    '/Approve-Agent?pageSize=10',
    '/business/listings?pageSize=10',
  ],
  money: [
    '/b2c_orders?pageSize=10',
    '/b2b_orders?pageSize=10',
    '/agents-orders?pageSize=10',
    '/manual-order',
    '/b2c_sales?pageSize=10',
    '/merchants/sells?pageSize=10',
    '/merchants/vouchers?pageSize=10',
    '/commission-active?pageSize=10',
    '/our-commission',
    '/agent/total/commission?pageSize=10',
    '/agent/commission/payment/voucher?pageSize=10',
  ],
  directory: [
    '/staff-members?pageSize=10',
    '/shop-users?pageSize=10',
    '/company-list?pageSize=10',
    '/company-upload',
    '/afya-product-list?pageSize=10',
    '/afya/upload/product-image',
    '/category-setting',
    '/inputs-setting',
    '/categories',
    '/listing/categories',
    '/promocard',
    '/shop-setting',
  ],
  apps: [
    '/apps/mail/inbox',
    '/apps/todo/all',
    '/apps/notes',
    '/apps/contacts/all',
    '/apps/chat',
    '/apps/calendar',
    '/apps/scrumboard',
    '/apps/file-manager',
    '/apps/academy',
    '/apps/e-commerce/products',
    '/apps/e-commerce/orders',
    '/pages/pricing/style-1',
    '/pages/faq',
    '/pages/knowledge-base',
    '/pages/profile',
  ],
}

/** Lists whose first record is opened. */
const recordsOf = [
  '/business-approve',
  '/approve-product',
  '/business/listings',
  '/b2c_orders',
  '/b2c_sales',
  '/commission-active',
  '/agent/commission/payment/voucher',
  '/merchants/vouchers',
  '/company-list',
  '/afya-product-list',
  '/shop-users',
]

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

for (const [what, addresses] of Object.entries(screens))
  test(`a finger hits whatever can be pressed on a phone: ${what}`, async ({
    page,
    enter,
    faults,
  }) => {
    test.slow()
    // The cards of a list are as high as their texts.
    faults.allowLayoutShift(1)
    await enter(elsewhere, { account: accounts.superadmin })
    const small = []
    for (const address of addresses) small.push(...(await smallTargetsAt(page, address)))
    expect(small).toEqual([])
  })

test('a finger hits whatever can be pressed on a phone: records', async ({
  page,
  enter,
  faults,
}) => {
  test.slow()
  faults.allowLayoutShift(1)
  await enter(elsewhere, { account: accounts.superadmin })
  const small = []
  for (const list of recordsOf) {
    await open(page, `${list}?pageSize=10`)
    const link = page.locator('main tbody th a').first()
    await expect(link).toBeVisible()
    small.push(...(await smallTargetsAt(page, (await link.getAttribute('href')) ?? '')))
  }
  expect(small).toEqual([])
})

test('the field that is written in stays in sight when the keyboard opens', async ({
  page,
  enter,
  faults,
}) => {
  // The frame becomes lower with the window.
  faults.allowLayoutShift(1)
  // As a browser resizes the page that its keyboard is opened over.
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

test('a phone on its side shows four rows of a list', async ({ page, enter }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await enter('/b2b_orders', { account: accounts.superadmin })
  await expect(page.locator('main tbody tr[data-token]').first()).toBeVisible()
  const fourth = page.locator('main tbody tr[data-token]').nth(3)
  // All but the edge below it.
  await expect(fourth).toBeInViewport({ ratio: 0.97 })
})

async function smallTargetsAt(page: Page, address: string): Promise<string[]> {
  await open(page, address)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await untilSettled(page)
  return (await smallTargets(page)).map((line) => `${address}: ${line}`)
}
