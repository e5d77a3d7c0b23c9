import { systemAdmin } from '@console/core/permissions'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** Products, service products, what is featured of them, and reviews (specification 2). */
export const products = defineFeature({
  id: 'products',
  uses: ['templates'],
  routes: [
    screen(paths.approveProduct, 'approveProduct.title', () =>
      import('./ApproveProductScreen/ApproveProductScreen').then((m) => m.ApproveProductScreen),
    ),
    screen(paths.approveService, 'approveService.title', () =>
      import('./ApproveServiceScreen/ApproveServiceScreen').then((m) => m.ApproveServiceScreen),
    ),
    screen(paths.approvedProduct, 'approvedProduct.title', () =>
      import('./ApprovedProductScreen/ApprovedProductScreen').then((m) => m.ApprovedProductScreen),
    ),
    screen(paths.approvedService, 'approvedService.title', () =>
      import('./ApprovedServiceScreen/ApprovedServiceScreen').then((m) => m.ApprovedServiceScreen),
    ),
    screen(paths.featuredProducts, 'featuredProducts.title', () =>
      import('./FeaturedProductsScreen/FeaturedProductsScreen').then(
        (m) => m.FeaturedProductsScreen,
      ),
    ),
    screen(paths.featuredServices, 'featuredServices.title', () =>
      import('./FeaturedServicesScreen/FeaturedServicesScreen').then(
        (m) => m.FeaturedServicesScreen,
      ),
    ),
    screen(paths.notFeaturedProducts, 'notFeatured.title', () =>
      import('./NotFeaturedProductsScreen/NotFeaturedProductsScreen').then(
        (m) => m.NotFeaturedProductsScreen,
      ),
    ),
    screen(paths.reviews, 'reviews.title', () =>
      import('./ReviewsScreen/ReviewsScreen').then((m) => m.ReviewsScreen),
    ),
    screen(paths.productReview, 'productReview.title', () =>
      import('./ProductReviewScreen/ProductReviewScreen').then((m) => m.ProductReviewScreen),
    ),
    screen(paths.serviceReview, 'serviceReview.title', () =>
      import('./ServiceReviewScreen/ServiceReviewScreen').then((m) => m.ServiceReviewScreen),
    ),
    screen(paths.product, 'product.title', () =>
      import('./ProductScreen/ProductScreen').then((m) => m.ProductScreen),
    ),
    screen(paths.featured, 'featured.title', () =>
      import('./FeaturedScreen/FeaturedScreen').then((m) => m.FeaturedScreen),
    ),
    screen(paths.featuredLookup, 'featured.title', () =>
      import('./FeaturedScreen/FeaturedScreen').then((m) => m.FeaturedScreen),
    ),
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})

/** Every one of them is open to the operators, inside the shell. */
function screen(pattern: string, title: string, fetch: RouteEntry['screen']): RouteEntry {
  return { pattern, auth: systemAdmin, hasFrame: true, title, screen: fetch }
}
