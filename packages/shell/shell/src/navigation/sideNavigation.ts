import { administrators, systemAdmin } from '@console/core/permissions'
import { type NavigationEntry, paths } from '@console/core/routes'
import { afyaPaths } from '@console/domain/afya-product'
import { agentPaths } from '@console/domain/agent'
import { businessPaths } from '@console/domain/business'
import { categoriesPath } from '@console/domain/category'
import { collectionPaths } from '@console/domain/commission-collection'
import { ratePaths } from '@console/domain/commission-rate'
import { voucherPaths } from '@console/domain/commission-voucher'
import { companyPaths } from '@console/domain/company'
import { inputPaths } from '@console/domain/input'
import { itemPaths } from '@console/domain/item'
import { listingPaths } from '@console/domain/listing'
import { listingCategoryPaths } from '@console/domain/listing-category'
import { planPaths } from '@console/domain/listing-plan'
import { merchantSalePaths } from '@console/domain/merchant-sale'
import { orderPaths } from '@console/domain/order'
import { productPaths } from '@console/domain/product'
import { productInfoPath } from '@console/domain/product-info'
import { promoCardsPath } from '@console/domain/promo-card'
import { returnPaths } from '@console/domain/return-voucher'
import { reviewPaths } from '@console/domain/review'
import { salePaths } from '@console/domain/sale'
import { servicePaths } from '@console/domain/service-product'
import { shopSettingPath } from '@console/domain/shop-setting'
import { shopUsersPath } from '@console/domain/shop-user'
import { staffPath } from '@console/domain/staff-member'
import type { IconName } from '@console/shell-navigation'
import type { en } from '../messages/en'

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
    item('analytics', paths.home, 'dashboard'),
    holding(
      item('businessesToApprove', businessPaths.approve, 'stamp', 'businesses'),
      businessPaths.review,
    ),
    holding(item('businesses', businessPaths.approved, 'store'), businessPaths.live),
    item('b2cOrders', orderPaths.b2c, 'cart'),
    item('b2bOrders', orderPaths.b2b, 'boxes'),
    item('agentsOrders', orderPaths.agents, 'contact'),
    item('manualOrder', orderPaths.manual, 'pen'),
    holding(item('listings', listingPaths.list, 'megaphone', 'listings'), listingPaths.details),
    item('b2cSales', salePaths.b2c, 'receipt'),
    item('b2bSales', salePaths.b2b, 'statement'),
    holding(item('merchantsSales', merchantSalePaths.list, 'phone'), merchantSalePaths.details),
    item('merchantsReturns', returnPaths.list, 'return', 'return-vouchers'),
    item('agentsToApprove', agentPaths.approve, 'userAdd', 'agents'),
    holding(item('agents', agentPaths.approved, 'userChecked'), agentPaths.details),
    holding(item('productCommission', ratePaths.product, 'percent'), ratePaths.productDetails),
    item('orderCommission', ratePaths.order, 'percentBadge'),
    item('commissionCollections', collectionPaths.list, 'coins'),
    holding(
      item('commissionVouchers', voucherPaths.list, 'ticket', 'commission-vouchers'),
      voucherPaths.details,
    ),
    // Their routes declare no role: the server decides who is admitted (decision 0034).
    { ...item('staff', staffPath, 'badge'), auth: administrators },
    { ...item('shopUsers', shopUsersPath, 'bag'), auth: systemAdmin },
  ]),
  group('productsManagement', [
    holding(
      item('productsToApprove', productPaths.approve, 'package', 'products'),
      productPaths.review,
    ),
    item('servicesToApprove', servicePaths.approve, 'checklist', 'service-products'),
    holding(item('products', productPaths.approved, 'packageChecked'), productPaths.live),
    holding(item('services', servicePaths.approved, 'bell'), servicePaths.review),
    holding(
      item('featuredProducts', productPaths.featured, 'star'),
      itemPaths.featuredLookup,
      itemPaths.featured,
    ),
    item('featuredServices', servicePaths.featured, 'award'),
    item('notFeaturedProducts', productPaths.notFeatured, 'starOff'),
    item('reviews', reviewPaths.list, 'message', 'reviews'),
  ]),
  group('afyaManagement', [
    item('companies', companyPaths.list, 'building'),
    holding(item('afyaProducts', afyaPaths.list, 'pill'), afyaPaths.details),
    item('productImages', afyaPaths.images, 'image'),
    item('categoryInputs', inputPaths.categoryInputs, 'list'),
  ]),
  group('applicationSettings', [
    item('inputs', inputPaths.inputs, 'sliders'),
    holding(
      item('listingCategories', listingCategoryPaths.list, 'folders'),
      listingCategoryPaths.tree,
      listingCategoryPaths.category,
      listingCategoryPaths.subcategory,
    ),
    holding(item('listingPlans', planPaths.list, 'layers'), planPaths.details),
    item('categories', categoriesPath, 'shapes'),
    item('productInfo', productInfoPath, 'info'),
    item('shopSetting', shopSettingPath, 'settings'),
    item('businessSetting', promoCardsPath, 'briefcase'),
  ]),
]

function group(id: Named<'group'>, children: readonly NavigationEntry[]): NavigationEntry {
  return { id, type: 'group', translate: `menu:group.${id}`, children }
}

function item(id: Named<'item'>, url: string, icon: IconName, queue?: string): NavigationEntry {
  return { id, type: 'item', translate: `menu:item.${id}`, url, icon, queue }
}

/** Adds routes of other entries' records to an entry. */
function holding(entry: NavigationEntry, ...holds: readonly string[]): NavigationEntry {
  return { ...entry, holds }
}
