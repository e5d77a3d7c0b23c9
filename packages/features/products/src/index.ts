import { defineFeature, operatorRoute } from '@console/core/routes'
import { itemPaths } from '@console/domain/item'
import { productPaths } from '@console/domain/product'
import { reviewPaths } from '@console/domain/review'
import { servicePaths } from '@console/domain/service-product'
import type {} from './words/catalogue'

/** Products, service products, what is featured of them, and reviews (specification 2). */
export const products = defineFeature({
  id: 'products',
  uses: ['templates'],
  routes: [
    operatorRoute(productPaths.approve, 'approveProduct.title', () =>
      import('./ApproveProductScreen/ApproveProductScreen').then((m) => m.ApproveProductScreen),
    ),
    operatorRoute(servicePaths.approve, 'approveService.title', () =>
      import('./ApproveServiceScreen/ApproveServiceScreen').then((m) => m.ApproveServiceScreen),
    ),
    operatorRoute(productPaths.approved, 'approvedProduct.title', () =>
      import('./ApprovedProductScreen/ApprovedProductScreen').then((m) => m.ApprovedProductScreen),
    ),
    operatorRoute(servicePaths.approved, 'approvedService.title', () =>
      import('./ApprovedServiceScreen/ApprovedServiceScreen').then((m) => m.ApprovedServiceScreen),
    ),
    operatorRoute(productPaths.featured, 'featuredProducts.title', () =>
      import('./FeaturedProductsScreen/FeaturedProductsScreen').then(
        (m) => m.FeaturedProductsScreen,
      ),
    ),
    operatorRoute(servicePaths.featured, 'featuredServices.title', () =>
      import('./FeaturedServicesScreen/FeaturedServicesScreen').then(
        (m) => m.FeaturedServicesScreen,
      ),
    ),
    operatorRoute(productPaths.notFeatured, 'notFeatured.title', () =>
      import('./NotFeaturedProductsScreen/NotFeaturedProductsScreen').then(
        (m) => m.NotFeaturedProductsScreen,
      ),
    ),
    operatorRoute(reviewPaths.list, 'reviews.title', () =>
      import('./ReviewsScreen/ReviewsScreen').then((m) => m.ReviewsScreen),
    ),
    operatorRoute(productPaths.review, 'productReview.title', () =>
      import('./ProductReviewScreen/ProductReviewScreen').then((m) => m.ProductReviewScreen),
    ),
    operatorRoute(servicePaths.review, 'serviceReview.title', () =>
      import('./ServiceReviewScreen/ServiceReviewScreen').then((m) => m.ServiceReviewScreen),
    ),
    operatorRoute(productPaths.live, 'product.title', () =>
      import('./ProductScreen/ProductScreen').then((m) => m.ProductScreen),
    ),
    operatorRoute(itemPaths.featured, 'featured.title', () =>
      import('./FeaturedScreen/FeaturedScreen').then((m) => m.FeaturedScreen),
    ),
    operatorRoute(itemPaths.featuredLookup, 'featured.title', () =>
      import('./FeaturedScreen/FeaturedScreen').then((m) => m.FeaturedScreen),
    ),
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
