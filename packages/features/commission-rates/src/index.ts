import { defineMessages } from '@console/core/i18n'
import { marketplaceMessages } from '@console/marketplace/messages'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { ratePaths } from '@console/domain/commission-rate'
import { commissionRateMessages } from '@console/domain/commission-rate/messages'
import { list } from '@console/list'
import { record } from '@console/record'

/**
 * Commission of the platform and of agents: rates, which of them applies, and what has no rate of its own
 * (specification 2).
 */
export const commissionRates = defineFeature({
  id: 'commission-rates',
  uses: [marketplaceMessages, commissionRateMessages],
  routes: [
    list(ratePaths.product, 'product.title', () => import('./productRates')),
    list(ratePaths.order, 'order.title', () => import('./orderRates')),
    operatorRoute(ratePaths.add, 'add.title', () =>
      import('./add/AddCommissionScreen').then((m) => m.AddCommissionScreen),
    ),
    list(ratePaths.draft, 'drafts.title', () => import('./add/rateDrafts')),
    operatorRoute(ratePaths.history, 'history.title', () =>
      import('./history/RateHistoryScreen').then((m) => m.RateHistoryScreen),
    ),
    list(ratePaths.ofProducts, 'ofProducts.title', () => import('./ofProducts')),
    list(ratePaths.ofAgents, 'ofAgents.title', () => import('./ofAgents')),
    list(ratePaths.productGaps, 'productGaps.title', () => import('./productGaps')),
    list(ratePaths.agentGaps, 'agentGaps.title', () => import('./agentGaps')),
    record(ratePaths.productDetails, 'productRecord.title', () => import('./productCommission')),
    record(ratePaths.agentDetails, 'agentRecord.title', () => import('./agentCommission')),
  ],
  messages: defineMessages('commission-rates', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
