import { defineMessages } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { promoCardsPath } from '@console/domain/promo-card'
import { marketplaceMessages } from '@console/marketplace/messages'
import { structure } from '@console/structure'

/** Promo cards for shoppers and sellers, by place and period (specification 2, "Business setting"). */
export const promoCards = defineFeature({
  id: 'promo-cards',
  uses: [marketplaceMessages],
  routes: [structure(promoCardsPath, 'title', () => import('./promoCards'))],
  messages: defineMessages('promo-cards', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
