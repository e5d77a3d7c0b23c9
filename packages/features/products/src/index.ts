import { defineMessages } from '@console/core/i18n'
import { featuredMessages } from '@console/domain/featured/messages'
import { approvalMessages } from '@console/domain/approval/messages'
import { marketplaceMessages } from '@console/marketplace/messages'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { itemPaths } from '@console/domain/item'
import { productPaths } from '@console/domain/product'
import { reviewPaths } from '@console/domain/review'
import { reviewMessages } from '@console/domain/review/messages'
import { servicePaths } from '@console/domain/service-product'
import { list } from '@console/list'
import { record } from '@console/record'

/** Products, services, featured items and reviews (specification 2). */
export const products = defineFeature({
  id: 'products',
  uses: [marketplaceMessages, approvalMessages, featuredMessages, reviewMessages],
  routes: [
    list(productPaths.approve, 'approveProduct.title', () => import('./approveProduct')),
    list(servicePaths.approve, 'approveService.title', () => import('./approveService')),
    list(productPaths.approved, 'approvedProduct.title', () => import('./approvedProduct')),
    list(servicePaths.approved, 'approvedService.title', () => import('./approvedService')),
    list(productPaths.featured, 'featuredProducts.title', () => import('./featuredProducts')),
    list(servicePaths.featured, 'featuredServices.title', () => import('./featuredServices')),
    list(productPaths.notFeatured, 'notFeatured.title', () => import('./notFeatured')),
    list(reviewPaths.list, 'reviews.title', () => import('./reviews')),
    record(productPaths.review, 'productReview.title', () => import('./productReview')),
    record(servicePaths.review, 'serviceReview.title', () => import('./serviceReview')),
    record(productPaths.live, 'product.title', () => import('./product')),
    operatorRoute(itemPaths.featured, 'featured.title', () =>
      import('./FeaturedScreen/FeaturedScreen').then((m) => m.FeaturedScreen),
    ),
    operatorRoute(itemPaths.featuredLookup, 'featured.title', () =>
      import('./FeaturedScreen/FeaturedScreen').then((m) => m.FeaturedScreen),
    ),
  ],
  messages: defineMessages('products', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
