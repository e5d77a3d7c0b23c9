import type { Actor } from '@console/core/contracts'
import {
  differenceReasons,
  disputeReasons,
  type Match,
  type MerchantSaleDetail,
  type MerchantSaleRow,
} from '@console/domain/merchant-sale'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { hour, instant, minute, sampleStart } from '../../store/clock'
import { businessRef } from '../business/seeds'
import { reviewers, systemActor } from '../../accounts/actors'
import { currencyOf } from '../shared/money'
import { digits, maskedPhone, phoneOf } from '../shared/parties'
import { receiptsOfSale } from './receipts'
import { type MerchantSaleSeed, merchantSaleSeeds } from './seeds'
import { feeBps } from './tills'

/** Summary row: the fields of a record in lists, and the results of decisions. The exact receipt follows from the receipts. */
export type MerchantSale = Omit<MerchantSaleRow, '_actions' | 'exactReceipt'> &
  Pick<MerchantSaleDetail, 'matched' | 'dispute'>

/** Ten characters, all distinct: multiplication by an odd number keeps values apart. */
function providerReferenceOf({ index, provider }: MerchantSaleSeed): string {
  const spread = Math.imul(index + 1, 0x9e3779b1) >>> 0
  return `${provider.slice(0, 2).toUpperCase().replace('-', 'P')}S${spread.toString(36).toUpperCase().padStart(7, '0')}`
}

function payerOf({ index, provider, merchant }: MerchantSaleSeed): string | null {
  if (provider === 'cash') return null
  if (provider === 'card') return `•••• ${digits('merchantSale', index, 'card', 4)}`
  return maskedPhone(phoneOf(merchant.business.country, 'merchantSale', index))
}

function billReferenceOf({ index, provider }: MerchantSaleSeed): string | null {
  const stream = seededRandom('merchantSale', index, 'bill')
  const isTyped = provider !== 'cash' && provider !== 'card' && stream.next() < 0.3
  return isTyped ? `COUNTER ${stream.integer(1, 4)}` : null
}

/** Most payments are matched by the system when they arrive, the rest by someone within two days. */
function matchedBy({ index, at, situation }: MerchantSaleSeed): MerchantSale['matched'] {
  const stream = seededRandom('merchantSale', index, 'matched')
  const isDifferent = situation === 'partial'
  const byItself = !isDifferent && stream.next() < 0.8
  const by: Actor = byItself ? systemActor : stream.pick(reviewers())
  const wait = byItself ? minute : (1 + stream.next() * 47) * hour
  return {
    by,
    at: instant(Math.max(at, Math.min(at + wait, sampleStart - 30 * minute))),
    reasonCode: isDifferent ? stream.pick(differenceReasons.slice(0, 5)) : null,
    note: null,
  }
}

/** Dispute of a payment, after it arrived or was matched. */
function disputeOf(index: number, since: number): MerchantSale['dispute'] {
  const stream = seededRandom('merchantSale', index, 'dispute')
  const at = Math.min(since + stream.integer(2, 60) * hour, sampleStart - 10 * minute)
  return {
    by: stream.pick(reviewers()),
    at: instant(Math.max(at, since)),
    reasonCode: stream.pick(disputeReasons.slice(0, 4)),
    note: 'The merchant has called and sent a picture of the receipt.',
  }
}

function matchOf({ situation }: MerchantSaleSeed): Match {
  if (situation === 'matched' || situation === 'partial') return situation
  return situation.startsWith('disputed') ? 'disputed' : 'unmatched'
}

function rowOf(seed: MerchantSaleSeed): MerchantSale {
  const { index, at, merchant, till, provider, total, difference } = seed
  const currency = currencyOf(merchant.business.country)
  const paid = total + difference
  const fee = Math.round((paid * feeBps[provider]) / 10_000)
  const match = matchOf(seed)
  const isMatched = match !== 'unmatched' && seed.situation !== 'disputed'
  const matched = isMatched ? matchedBy(seed) : null
  return {
    version: 1,
    secureToken: token('merchantSale', index),
    merchant: businessRef(merchant.business),
    till,
    provider,
    providerReference: providerReferenceOf(seed),
    billReference: billReferenceOf(seed),
    payerMasked: payerOf(seed),
    occurredAt: instant(at),
    amount: { amount: paid, currency },
    fee: { amount: fee, currency },
    net: { amount: paid - fee, currency },
    match,
    receiptNo: isMatched ? (receiptsOfSale(index)[0]?.receiptNo ?? null) : null,
    difference: isMatched ? { amount: difference, currency } : null,
    matched,
    dispute: match === 'disputed' ? disputeOf(index, Date.parse(matched?.at ?? instant(at))) : null,
    decision: null,
  }
}

/** 3 000 payments at tills, oldest first. */
export const merchantSales = once((): MerchantSale[] => merchantSaleSeeds().map(rowOf))
