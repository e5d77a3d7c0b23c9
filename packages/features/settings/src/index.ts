import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { orderWords } from '@console/domain/order/words'
import { productInfoPath } from '@console/domain/product-info'
import { shopSettingPath } from '@console/domain/shop-setting'
import { marketplaceWords } from '@console/marketplace/words'
import { settings as settingsRoute } from '@console/settings'
import { productInfoWords } from './product-info/words'

/** Settings of the application (specification 2). */
export const settings = defineFeature({
  id: 'application-settings',
  uses: [orderWords],
  routes: [settingsRoute(shopSettingPath, 'shop.title', () => import('./shop/shopSetting'))],
  words: defineWords('application-settings', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})

/** The shop's information about itself, and its pages (specification 2). */
export const productInfo = defineFeature({
  id: 'product-info',
  uses: [marketplaceWords],
  routes: [settingsRoute(productInfoPath, 'title', () => import('./product-info/productInfo'))],
  words: productInfoWords,
})
