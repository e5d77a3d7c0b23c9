import { choice, flag, type ListSource, moneyRange, oneOf } from '../../lists/listSource'
import { agentOf } from '../commission-voucher/rows'
import { instant } from '../../store/clock'
import { countries } from '@console/domain/parties'
import { day } from '../shared/approval'
import type { Collection } from './rows'

/** What is open for longer than so many days should have been paid. */
const longest = 30

/** What collections can be asked for (domain design 6.6). */
export const collectionList = {
  searched: ({ agent }) => [agent.label],
  totalled: ({ outstanding }) => outstanding,
  filters: {
    agent: oneOf(({ agent }) => agent.token),
    currency: oneOf(({ currency }) => currency),
    country: choice(countries, ({ agent }) => agentOf(agent.token).country),
    hasOpen: flag(({ openEntries }) => openEntries > 0),
    isOld: flag(
      ({ oldestOpenAt }, { now }) =>
        oldestOpenAt !== null && oldestOpenAt < instant(Date.parse(now) - longest * day),
    ),
    outstanding: moneyRange(({ outstanding }) => outstanding),
  },
  sorts: {
    agent: ({ agent }) => agent.label,
    currency: ({ currency }) => currency,
    accrued: ({ accrued }) => accrued,
    outstanding: ({ outstanding }) => outstanding,
    open: ({ open }) => open,
    paid: ({ paid }) => paid,
    orders: ({ orders }) => orders,
    oldestOpenAt: ({ oldestOpenAt }) => oldestOpenAt,
    lastPaidAt: ({ lastPaidAt }) => lastPaidAt,
  },
} satisfies Omit<ListSource<Collection>, 'token'>
