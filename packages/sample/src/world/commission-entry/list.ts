import { beneficiaries, entryStates, entryTypes } from '@console/domain/commission-entry'
import { choice, type ListSource, moneyRange, oneOf, timeRange } from '../../lists/listSource'
import { holdersIn } from './holders'
import type { Entry } from './rows'
import { stateOf } from './states'

/** What the ledger can be asked for (domain design 6.6). */
export const entryList = {
  searched: ({ order, product, agent, reason }) => [
    order?.label ?? null,
    product?.label ?? null,
    agent?.label ?? null,
    reason,
  ],
  totalled: ({ amount }) => amount,
  filters: {
    type: choice(entryTypes, ({ type }) => type),
    state: choice(entryStates, ({ entryToken }, { world }) =>
      stateOf(holdersIn(world).get(entryToken)),
    ),
    beneficiary: choice(beneficiaries, ({ beneficiary }) => beneficiary),
    agent: oneOf(({ agent }) => agent?.token ?? null),
    product: oneOf(({ product }) => product?.token ?? null),
    order: oneOf(({ order }) => order?.token ?? null),
    voucher: oneOf(
      ({ entryToken }, { world }) => holdersIn(world).get(entryToken)?.voucherToken ?? null,
    ),
    currency: oneOf(({ amount }) => amount.currency),
    at: timeRange(({ at }) => at),
    amount: moneyRange(({ amount }) => amount),
  },
  sorts: {
    at: ({ at }) => at,
    amount: ({ amount }) => amount,
    agent: ({ agent }) => agent?.label ?? null,
    product: ({ product }) => product?.label ?? null,
  },
} satisfies Omit<ListSource<Entry>, 'token'>
