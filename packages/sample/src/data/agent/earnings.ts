import { type Money, sumsOf } from '@console/core/contracts'
import { grouped } from '../../random/grouped'
import { once } from '../../random/once'
import { day, instant, sampleStart } from '../../store/clock'
import { collectionEntity } from '../commission-collection/entity'
import { type Collection, collections } from '../commission-collection/rows'
import { agentEntries } from '../commission-entry/rows'
import type { SampleDatabase } from '../../store/store'
import type { Agent } from './rows'

const byAgent = once(() => grouped(collections(), ({ agent }) => agent.token))
const entriesByAgent = once(() => grouped(agentEntries(), ({ agent }) => agent?.token))

function balanceOf({ currency, accrued, reversed, adjusted, outstanding, paid }: Collection) {
  return {
    currency,
    accrued: accrued.amount + reversed.amount + adjusted.amount,
    outstanding: outstanding.amount,
    paid: paid.amount,
  }
}

/** Commission that an agent has earned and was paid, per currency, at the sample's start. */
export function balancesOf(agentToken: string): Agent['balances'] {
  return (byAgent().get(agentToken) ?? []).map(balanceOf)
}

/** Current balances of an agent. */
export function currentBalances(agentToken: string, { rows }: SampleDatabase): Agent['balances'] {
  return rows(collectionEntity)
    .filter(({ agent }) => agent.token === agentToken)
    .map(balanceOf)
}

/** Commission that an agent has earned in the last 30 days, per currency. */
export function earnedLately(agentToken: string): Money[] {
  const since = instant(sampleStart - 30 * day)
  const lately = (entriesByAgent().get(agentToken) ?? []).filter(({ at }) => at >= since)
  return sumsOf(lately.map(({ amount }) => amount)).filter(({ amount }) => amount > 0)
}
