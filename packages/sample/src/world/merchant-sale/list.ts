import { matches, providers } from '@console/domain/merchant-sale'
import { choice, flag, type ListSource, moneyRange, oneOf, timeRange } from '../../lists/listSource'
import { exactReceiptOf } from './matching'
import type { MerchantSale } from './rows'

/** What lists of payments at tills can be asked for (domain design 6.5). */
export const merchantSaleList = {
  searched: ({ providerReference, billReference, merchant, till, receiptNo }) => [
    providerReference,
    billReference,
    merchant.label,
    till,
    receiptNo,
  ],
  totalled: ({ amount }) => amount,
  filters: {
    match: choice(matches, ({ match }) => match),
    provider: choice(providers, ({ provider }) => provider),
    merchant: oneOf(({ merchant }) => merchant.token),
    till: oneOf(({ till }) => till),
    currency: oneOf(({ amount }) => amount.currency),
    /** One free receipt has exactly its amount. */
    exact: flag((sale, { world }) => exactReceiptOf(sale, world) !== null),
    different: flag(({ difference }) => difference !== null && difference.amount !== 0),
    occurred: timeRange(({ occurredAt }) => occurredAt),
    amount: moneyRange(({ amount }) => amount),
  },
  sorts: {
    providerReference: ({ providerReference }) => providerReference,
    occurredAt: ({ occurredAt }) => occurredAt,
    merchant: ({ merchant }) => merchant.label,
    till: ({ till }) => till,
    provider: ({ provider }) => provider,
    amount: ({ amount }) => amount,
    fee: ({ fee }) => fee,
    net: ({ net }) => net,
    difference: ({ difference }) => difference?.amount ?? null,
    match: ({ match }) => matches.indexOf(match),
  },
} satisfies Omit<ListSource<MerchantSale>, 'token'>
