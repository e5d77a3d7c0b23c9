import { defineMessages } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { orderMessages } from '@console/domain/order/messages'
import { productInfoPath } from '@console/domain/product-info'
import { shopSettingPath } from '@console/domain/shop-setting'
import { marketplaceMessages } from '@console/marketplace/messages'
import { settings as settingsRoute } from '@console/settings'
import { productInfoMessages } from './product-info/messages'

/** Settings of the application (specification 2). */
export const settings = defineFeature({
  id: 'application-settings',
  uses: [orderMessages],
  routes: [settingsRoute(shopSettingPath, 'shop.title', () => import('./shop/shopSetting'))],
  messages: defineMessages('application-settings', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})

/** The shop's information about itself, and its pages (specification 2). */
export const productInfo = defineFeature({
  id: 'product-info',
  uses: [marketplaceMessages],
  routes: [settingsRoute(productInfoPath, 'title', () => import('./product-info/productInfo'))],
  messages: productInfoMessages,
})
