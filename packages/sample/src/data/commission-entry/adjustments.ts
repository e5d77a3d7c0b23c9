import type { Money } from '@console/core/contracts'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { agentRef, type AgentSeed, agentSeeds, fixtureAgents } from '../agent/seeds'
import { admins } from '../../accounts/actors'
import { priceIn } from '../shared/money'
import type { Entry } from './rows'

/** Number of manual lines in the ledger. */
const count = 36

/** Reasons, with amounts in Kenyan shillings. */
const causes = [
  ['Bonus for a new county, as agreed', 2500],
  ['Travel to the traders’ meeting', 1800],
  ['Order was credited to another agent', 640],
  ['Training of two new agents', 3000],
  ['Counted twice in March', -420],
  ['Advance that was paid in cash', -900],
] as const

/** A manual line of the ledger. */
export function adjustmentOf(
  written: Pick<Entry, 'agent' | 'amount' | 'at' | 'by'> & { reason: string; token: string },
): Entry {
  const { token: entryToken, ...rest } = written
  return {
    version: 1,
    entryToken,
    type: 'adjustment',
    beneficiary: 'agent',
    order: null,
    lineId: null,
    product: null,
    base: null,
    rateToken: null,
    rateBps: null,
    reverses: null,
    ...rest,
  }
}

function drawn(index: number, agent: AgentSeed, amount: Money, reason: string): Entry {
  const stream = seededRandom('commissionAdjustment', index, 'at')
  return adjustmentOf({
    token: token('commissionAdjustment', index),
    agent: agentRef(agent),
    amount,
    reason,
    at: instant(sampleStart - stream.integer(3, 250) * day),
    by: stream.pick(admins()),
  })
}

/**
 * Amounts that administrators have added to agents' commission, or deducted. One agent has earned in other countries,
 * too.
 */
export const adjustments = once((): Entry[] => {
  const earning = agentSeeds().filter(({ approval }) => approval.approvalStatus === 'approved')
  const abroad = agentSeeds()[fixtureAgents.threeCurrencies] as AgentSeed
  const written = Array.from({ length: count }, (_, index) => {
    const stream = seededRandom('commissionAdjustment', index, 'kind')
    const agent = stream.pick(earning)
    const [reason, shillings] = stream.pick(causes)
    const { amount, currency } = priceIn(agent.country, Math.abs(shillings))
    return drawn(index, agent, { amount: Math.sign(shillings) * amount, currency }, reason)
  })
  return [
    ...written,
    drawn(
      count,
      abroad,
      { amount: 412_500, currency: 'UGX' },
      'Orders that were brought in Uganda',
    ),
    drawn(count + 1, abroad, { amount: 18_500, currency: 'USD' }, 'Fair in Arusha, three days'),
  ]
})
