import { saleChannels, settlements } from '@console/domain/sale'
import { choice, flag, type ListSource, moneyRange, oneOf, timeRange } from '../../lists/listSource'
import type { Sale } from './rows'

/** What ledgers of sales can be asked for (domain design 6.5). */
export const saleList = {
  searched: ({ receiptNo, order, business, buyerName, settlementReference }) => [
    receiptNo,
    order.label,
    business.label,
    buyerName,
    settlementReference,
  ],
  totalled: ({ net }) => net,
  filters: {
    channel: choice(saleChannels, ({ channel }) => channel),
    settlement: choice(settlements, ({ settlement }) => settlement),
    business: oneOf(({ business }) => business.token),
    currency: oneOf(({ net }) => net.currency),
    completed: timeRange(({ completedAt }) => completedAt),
    /** By the months of UTC. */
    thisMonth: flag(({ completedAt }, { now }) => completedAt.slice(0, 7) === now.slice(0, 7)),
    settled: timeRange(({ settledAt }) => settledAt),
    amount: moneyRange(({ net }) => net),
  },
  sorts: {
    receiptNo: ({ receiptNo }) => receiptNo,
    completedAt: ({ completedAt }) => completedAt,
    settledAt: ({ settledAt }) => settledAt,
    business: ({ business }) => business.label,
    buyer: ({ buyerName }) => buyerName,
    gross: ({ gross }) => gross,
    net: ({ net }) => net,
    payable: ({ payable }) => payable,
    settlement: ({ settlement }) => settlements.indexOf(settlement),
  },
} satisfies Omit<ListSource<Sale>, 'token'>
