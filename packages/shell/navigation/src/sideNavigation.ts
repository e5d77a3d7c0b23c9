import { administrators, systemAdmin } from '@console/core/permissions'
import type { NavigationEntry } from '@console/core/routes'
import type { IconName } from './parts/icons'
import type { en } from './messages/en'

type Named<Kind extends string> = keyof typeof en extends infer Key
  ? Key extends `${Kind}.${infer Name}`
    ? Name
    : never
  : never

/**
 * Specification 2: the side navigation by section, in its order. The console shows the entries whose screens exist and are
 * open to the user; their routes decide who may see them. An entry whose records wait for a decision names their queue.
 */
export const sideNavigation: readonly NavigationEntry[] = [
  group('applications', [
    item('analytics', '/dashboards/analytics', 'dashboard'),
    holding(
      item('businessesToApprove', '/business-approve', 'stamp', 'businesses'),
      '/business-detail/:secureToken',
    ),
    holding(item('businesses', '/business-approved', 'store'), '/approved-business-detail'),
    item('b2cOrders', '/b2c_orders', 'cart'),
    item('b2bOrders', '/b2b_orders', 'boxes'),
    item('agentsOrders', '/agents-orders', 'contact'),
    item('manualOrder', '/manual-order', 'pen'),
    holding(
      item('listings', '/business/listings', 'megaphone', 'listings'),
      '/business/listing/details/:secureToken',
    ),
    item('b2cSales', '/b2c_sales', 'receipt'),
    item('b2bSales', '/b2b_sales', 'statement'),
    holding(
      item('merchantsSales', '/merchants/sells', 'phone'),
      '/merchants-sells-details/:secureToken',
    ),
    item('merchantsReturns', '/merchants/vouchers', 'return', 'return-vouchers'),
    item('agentsToApprove', '/Approve-Agent', 'userAdd', 'agents'),
    holding(item('agents', '/Approved-Agent', 'userChecked'), '/agent-details/:secureToken'),
    holding(
      item('productCommission', '/commission-active', 'percent'),
      '/product/commission/details/:productToken',
    ),
    item('orderCommission', '/our-commission', 'percentBadge'),
    item('commissionCollections', '/agent/total/commission', 'coins'),
    holding(
      item(
        'commissionVouchers',
        '/agent/commission/payment/voucher',
        'ticket',
        'commission-vouchers',
      ),
      '/agent/payment/voucher/details/:voucherToken',
    ),
    // Their routes declare no role: the server decides who is admitted (decision 0034).
    { ...item('staff', '/staff-members', 'badge'), auth: administrators },
    { ...item('shopUsers', '/shop-users', 'bag'), auth: systemAdmin },
  ]),
  group('productsManagement', [
    holding(
      item('productsToApprove', '/approve-product', 'package', 'products'),
      '/Product-details/:secureToken',
    ),
    item('servicesToApprove', '/approve-service-product', 'checklist', 'service-products'),
    holding(item('products', '/approved-product', 'packageChecked'), '/product-details'),
    holding(
      item('services', '/approved-service-product', 'bell'),
      '/Product-service-details/:secureToken',
    ),
    holding(
      item('featuredProducts', '/Featured-products', 'star'),
      '/featured-details',
      '/featured-details/:secureToken',
    ),
    item('featuredServices', '/featured-service-products', 'award'),
    item('notFeaturedProducts', '/Not-Featured-products', 'starOff'),
    item('reviews', '/products-review', 'message', 'reviews'),
  ]),
  group('afyaManagement', [
    item('companies', '/company-list', 'building'),
    holding(item('afyaProducts', '/afya-product-list', 'pill'), '/afya-product-details/:productId'),
    item('productImages', '/afya/upload/product-image', 'image'),
    item('categoryInputs', '/category-setting', 'list'),
  ]),
  group('applicationSettings', [
    item('inputs', '/inputs-setting', 'sliders'),
    holding(
      item('listingCategories', '/listing/category', 'folders'),
      '/listing/categories',
      '/category/details/:categoryId',
      '/subcategory/details/:subcategoryId',
    ),
    holding(item('listingPlans', '/listing/plan', 'layers'), '/plan/details/:planId'),
    item('categories', '/categories', 'shapes'),
    // `/{product}-info`: the specification leaves out the product's name.
    item('productInfo', '/product-info', 'info'),
    item('shopSetting', '/shop-setting', 'settings'),
    item('businessSetting', '/promocard', 'briefcase'),
  ]),
]

function group(id: Named<'group'>, children: readonly NavigationEntry[]): NavigationEntry {
  return { id, type: 'group', translate: `navigation:group.${id}`, children }
}

function item(id: Named<'item'>, url: string, icon: IconName, queue?: string): NavigationEntry {
  return { id, type: 'item', translate: `navigation:item.${id}`, url, icon, queue }
}

/** Adds routes of other entries' records to an entry. */
function holding(entry: NavigationEntry, ...holds: readonly string[]): NavigationEntry {
  return { ...entry, holds }
}
