import { expect, type Page } from '@playwright/test'
import { untilSettled } from './offline'
import { open } from './open'

/** Screens by what an administrator does there; `?pageSize` keeps lists short. */
export const screens = {
  queues: [
    '/dashboards/analytics',
    '/business-approve?pageSize=10',
    '/approve-product?pageSize=10',
    '/approve-service-product?pageSize=10',
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
export const recordsOf = [
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

/** Navigates within the console, and waits until the screen is complete. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await untilSettled(page)
  expect(page.url(), address).not.toContain('/pages/errors/')
}

/** Opens the first record of a list. @returns its address */
export async function openFirstOf(page: Page, list: string): Promise<string> {
  await open(page, `${list}?pageSize=10`)
  const link = page.locator('main tbody th a').first()
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''
  await openWhole(page, address)
  return address
}
