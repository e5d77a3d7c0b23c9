import { merchantSalesResource } from '@console/domain/merchant-sale'
import { merchantSaleDecisions } from './decisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { World } from '../../store/store'
import { merchantSaleDetail } from './details'
import { merchantSaleEntity } from './entity'
import { merchantSaleAnswers } from './answers'
import { exactFor, exactReceiptOf, isTaken, receiptNamed } from './matching'
import { merchantSaleHistory } from './history'
import type { MerchantSale } from './rows'

function toRow(sale: MerchantSale, world: World) {
  const { matched: _matched, dispute: _dispute, ...row } = sale
  return { ...row, exactReceipt: exactReceiptOf(sale, world) }
}

/** Endpoints of payments at merchants' tills. */
export const merchantSaleEndpoints = resourceEndpoints({
  resource: merchantSalesResource,
  entity: merchantSaleEntity,
  answers: merchantSaleAnswers,
  toRow,
  toDetail: (sale, world) => ({ ...toRow(sale, world), ...merchantSaleDetail(sale, world) }),
  decisions: [
    merchantSaleDecisions<MerchantSale>({
      exact: exactFor,
      named: (sale, receiptNo, world) => {
        const found = receiptNamed(sale, receiptNo)
        return found ? { ...found, isTaken: isTaken(found, world) } : null
      },
    }),
  ],
  past: merchantSaleHistory,
})
