import { expect, test } from 'vitest'
import { sideNavigation } from './sideNavigation'
import { en } from '../messages/en'

const entries = sideNavigation.flatMap(({ children = [] }) => children)

/** Name of a section or an entry in English. */
function named({ translate = '' }: { translate?: string }) {
  return (en as Record<string, string>)[translate.replace('menu:', '')]
}

test('specification 2: the side navigation, by section and in its order', () => {
  expect(
    sideNavigation.map((group) => [named(group), group.children?.map(({ url }) => url)]),
  ).toEqual([
    [
      'Applications',
      [
        '/dashboards/analytics',
        '/business-approve',
        '/business-approved',
        '/b2c_orders',
        '/b2b_orders',
        '/agents-orders',
        '/manual-order',
        '/business/listings',
        '/b2c_sales',
        '/b2b_sales',
        '/merchants/sells',
        '/merchants/vouchers',
        '/Approve-Agent',
        '/Approved-Agent',
        '/commission-active',
        '/our-commission',
        '/agent/total/commission',
        '/agent/commission/payment/voucher',
        '/staff-members',
        '/shop-users',
      ],
    ],
    [
      'Products Management',
      [
        '/approve-product',
        '/approve-service-product',
        '/approved-product',
        '/approved-service-product',
        '/Featured-products',
        '/featured-service-products',
        '/Not-Featured-products',
        '/products-review',
      ],
    ],
    [
      'Afya Management',
      ['/company-list', '/afya-product-list', '/afya/upload/product-image', '/category-setting'],
    ],
    [
      'Application Settings',
      [
        '/inputs-setting',
        '/listing/category',
        '/listing/plan',
        '/categories',
        '/product-info',
        '/shop-setting',
        '/promocard',
      ],
    ],
  ])
})

test('specification 2: the labels that it gives', () => {
  const labels = new Map(entries.map((entry) => [entry.url, named(entry)]))
  expect(labels.get('/merchants/sells')).toBe('Merchants C2B Sales')
  expect(labels.get('/merchants/vouchers')).toBe('Merchants Sales Returns')
  expect(labels.get('/commission-active')).toBe('Product commission')
  expect(labels.get('/our-commission')).toBe('Order commission')
  expect(labels.get('/agent/total/commission')).toBe('Commission Collections')
  expect(labels.get('/agent/commission/payment/voucher')).toBe('Commission Vouchers')
  expect(labels.get('/category-setting')).toBe('Category Inputs')
  expect(labels.get('/promocard')).toBe('Business setting')
})

test('ids are unique: shortcuts refer to them', () => {
  const ids = [...sideNavigation, ...entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
