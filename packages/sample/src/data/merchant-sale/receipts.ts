import type { Receipt } from '@console/domain/merchant-sale'
import { grouped } from '../../random/grouped'
import { once } from '../../random/once'
import { instant } from '../../store/clock'
import { type Product, products } from '../product/rows'
import { currencyOf } from '../shared/money'
import { type MerchantSaleSeed, merchantSaleSeeds, writtenBefore } from './seeds'
import { tillNumbersOf } from '../business/tills'

/** A receipt in search results, without its lines. */
export interface IssuedReceipt extends Omit<Receipt, 'lines'> {
  /** Token of the business whose till issued it. */
  merchant: string
  /** Index of the payment for which it was issued. */
  sale: number
}

type Unnumbered = Omit<IssuedReceipt, 'receiptNo'>

/** Receipts issued for a payment: one, two if they can be confused, none if nothing was issued. */
function writtenFor(seed: MerchantSaleSeed): Unnumbered[] {
  const { index, situation, at, merchant, till, total } = seed
  if (situation === 'none' || situation === 'disputed') return []
  const { secureToken, country, index: business } = merchant.business
  const otherTill = tillNumbersOf(business).find((other) => other !== till)
  const receipt = {
    merchant: secureToken,
    sale: index,
    till: situation === 'other_till' ? (otherTill ?? till) : till,
    issuedAt: instant(at - writtenBefore(index)),
    total: { amount: total, currency: currencyOf(country) },
  }
  return situation === 'tie' ? [receipt, receipt] : [receipt]
}

/** All receipts, oldest first; each till has its own numbering. */
export const receipts = once((): readonly IssuedReceipt[] => {
  const counts = new Map<string, number>()
  return merchantSaleSeeds()
    .flatMap(writtenFor)
    .toSorted((one, other) => Date.parse(one.issuedAt) - Date.parse(other.issuedAt))
    .map((receipt) => {
      const count = (counts.get(receipt.till) ?? 0) + 1
      counts.set(receipt.till, count)
      return { ...receipt, receiptNo: `${receipt.till}-${String(count).padStart(6, '0')}` }
    })
})

const bySale = once(() => grouped(receipts(), ({ sale }) => sale))
const byMerchant = once(() => grouped(receipts(), ({ merchant }) => merchant))

/** Receipts issued for a payment. */
export function receiptsOfSale(sale: number): readonly IssuedReceipt[] {
  return bySale().get(sale) ?? []
}

/** Receipts issued by the tills of a business. */
export function receiptsOfMerchant(merchant: string): readonly IssuedReceipt[] {
  return byMerchant().get(merchant) ?? []
}

/** A receipt with its lines, for an answer. */
export function wholeReceipt({ merchant: _, sale, ...receipt }: IssuedReceipt): Receipt {
  const { items } = merchantSaleSeeds()[sale] as MerchantSaleSeed
  const lines = items.map(({ product, quantity }) => {
    const { name, sku, price } = products()[product] as Product
    return {
      name,
      sku,
      quantity,
      unitPrice: price,
      total: { ...price, amount: price.amount * quantity },
    }
  })
  return { ...receipt, lines }
}
