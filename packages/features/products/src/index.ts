import { defineWords } from '@console/core/i18n'
import { featuredWords } from '@console/domain/featured/words'
import { approvalWords } from '@console/domain/approval/words'
import { marketplaceWords } from '@console/marketplace/words'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { itemPaths } from '@console/domain/item'
import { productPaths } from '@console/domain/product'
import { reviewPaths } from '@console/domain/review'
import { reviewWords } from '@console/domain/review/words'
import { servicePaths } from '@console/domain/service-product'
import { list } from '@console/list'
import { record } from '@console/record'

/** Products, services, featured items and reviews (specification 2). */
export const products = defineFeature({
  id: 'products',
  uses: [marketplaceWords, approvalWords, featuredWords, reviewWords],
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
  words: defineWords('products', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
