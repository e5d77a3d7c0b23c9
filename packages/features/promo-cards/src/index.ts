import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { promoCardsPath } from '@console/domain/promo-card'
import { marketplaceWords } from '@console/marketplace/words'
import { structure } from '@console/structure'

/** Promo cards for shoppers and sellers, by place and period (specification 2, "Business setting"). */
export const promoCards = defineFeature({
  id: 'promo-cards',
  uses: [marketplaceWords],
  routes: [structure(promoCardsPath, 'title', () => import('./promoCards'))],
  words: defineWords('promo-cards', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
