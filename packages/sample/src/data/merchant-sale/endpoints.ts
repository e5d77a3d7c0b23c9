import { merchantSalesResource, type merchantSaleFields } from '@console/domain/merchant-sale'
import { merchantSaleDecisions } from './decisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { SampleDatabase } from '../../store/store'
import { merchantSaleDetail } from './details'
import { merchantSaleEntity } from './entity'
import { exactFor, exactReceiptOf, isTaken, receiptNamed } from './matching'
import { merchantSaleHistory } from './history'
import type { MerchantSale } from './rows'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'

/** List fields of till payments that only the server can answer. */
const merchantSaleAnswers = {
  exact: (sale, { database }) => exactReceiptOf(sale, database) !== null,
} satisfies Answers<typeof merchantSaleFields, MerchantSale>

function toRow(sale: MerchantSale, database: SampleDatabase) {
  const { matched: _matched, dispute: _dispute, ...row } = sale
  return { ...row, exactReceipt: exactReceiptOf(sale, database) }
}

/** Endpoints of payments at merchants' tills. */
export const merchantSaleEndpoints = resourceEndpoints({
  resource: merchantSalesResource,
  entity: merchantSaleEntity,
  dayOffset,
  answers: merchantSaleAnswers,
  toRow,
  toDetail: (sale, database) => ({
    ...toRow(sale, database),
    ...merchantSaleDetail(sale, database),
  }),
  decisions: [
    merchantSaleDecisions<MerchantSale>({
      exact: exactFor,
      named: (sale, receiptNo, database) => {
        const found = receiptNamed(sale, receiptNo)
        return found ? { ...found, isTaken: isTaken(found, database) } : null
      },
    }),
  ],
  past: merchantSaleHistory,
})
