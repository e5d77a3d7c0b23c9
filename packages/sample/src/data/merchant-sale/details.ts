import type { MerchantSaleDetail, MerchantSaleRow } from '@console/domain/merchant-sale'
import type { SampleDatabase } from '../../store/store'
import { type BusinessSeed, businessSeeds } from '../business/seeds'
import { once } from '../../random/once'
import { merchantSaleEntity } from './entity'
import { candidatesFor, receiptNamed } from './matching'
import { wholeReceipt } from './receipts'
import type { MerchantSale } from './rows'
import { tillNumbersOf } from '../business/tills'

/** Fields of a full payment beyond its row. */
type BeyondRow = Omit<MerchantSaleDetail, keyof MerchantSaleRow>

const merchantByToken = once(
  () => new Map(businessSeeds().map((business) => [business.secureToken, business])),
)

/** Returns the fields of a payment's full record beyond its row. */
export function merchantSaleDetail(sale: MerchantSale, database: SampleDatabase): BeyondRow {
  const { matched, dispute, amount, merchant } = sale
  const issued = receiptNamed(sale, sale.receiptNo)
  const business = merchantByToken().get(merchant.token) as BusinessSeed
  return {
    matched,
    dispute,
    receipt: issued ? wholeReceipt(issued) : null,
    candidates: candidatesFor(sale, database).map((candidate) => ({
      ...wholeReceipt(candidate),
      difference: { ...amount, amount: amount.amount - candidate.total.amount },
    })),
    premises: {
      countryCode: business.country,
      county: business.county,
      town: business.town,
      tills: [...tillNumbersOf(business.index)],
      unmatched: database
        .rows(merchantSaleEntity)
        .filter((other) => other.merchant.token === merchant.token && other.match === 'unmatched')
        .length,
    },
  }
}
