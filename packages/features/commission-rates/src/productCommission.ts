import {
  productCommissionsResource,
  type PaidDetail,
  type PaidRow,
  ratePaths,
  toProductCommission,
} from '@console/domain/commission-rate'
import { toProduct } from '@console/domain/product'
import { defineRecord } from '@console/record'
import { ofProducts } from './ofProducts'
import { LadderTab } from './rates/Ladder'
import { PaidDetails } from './paid/PaidDetails'
import { PaidLines, ProductLedger, OwnRates } from './paid/paidTabs'

/** /product/commission/details/:productToken (specification 2): commission of a product, and the rates behind it. */
export const productCommission = defineRecord<PaidRow, PaidDetail>()({
  namespace: 'commission-rates',
  resource: productCommissionsResource,
  list: {
    path: ratePaths.ofProducts,
    title: 'ofProducts.title',
    config: ofProducts,
    isQueue: false,
  },
  subtitle: ({ number, business }) => [number, business?.label].filter(Boolean).join(' · '),
  picture: ({ image }) => image,
  details: PaidDetails,
  tabs: [
    { id: 'ladder', title: 'ladder.title', component: LadderTab },
    { id: 'lines', title: 'lines.title', component: PaidLines },
    { id: 'ledger', title: 'ledger.title', component: ProductLedger },
    { id: 'own', title: 'own.title', component: OwnRates },
  ],
  related: ({ name, secureToken }) => [
    { title: 'productRecord.record', label: name, to: toProduct(secureToken) },
  ],
  fieldLabels: {},
  pathOf: toProductCommission,
})
