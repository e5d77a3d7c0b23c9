import type { OrderLine } from '@console/domain/order'
import { token } from '../../draws/token'
import type { AgentSeed } from '../agent/seeds'
import type { Product } from '../product/rows'

/** Since then the marketplace takes less. */
const reformed = Date.parse('2026-01-01T00:00:00Z')

/** How much more it took before, in hundredths of a per cent. */
const more = 150

/** What agents earn, by their tier. */
const agentRates: Record<AgentSeed['tier'], number> = { standard: 200, senior: 250, lead: 300 }

/** The rates of a line, frozen when its order was placed: the product's, and its agent's. */
export function frozenRates(
  { commission, secureToken }: Product,
  agent: AgentSeed | null,
  at: number,
): OrderLine['rates'] {
  return {
    platform:
      commission === null
        ? null
        : at < reformed
          ? { rateToken: `${secureToken}-2025`, rateBps: commission.rateBps + more }
          : { rateToken: commission.rateToken, rateBps: commission.rateBps },
    agent: agent && {
      rateToken: token(`agentRate ${agent.tier}`, 0),
      rateBps: agentRates[agent.tier],
    },
  }
}
