import type { AgentRow } from '@console/domain/agent'
import type { Stored } from '../shared/approvalDecisions'
import type { Ref } from '@console/core/contracts'
import { day, instant, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { agentFindings, agentRef, type AgentSeed, agentSeeds, fixtureAgents } from './seeds'
import { businesses } from '../business/rows'
import { grouped } from '../../random/grouped'
import { counties } from '../names/places'
import type { Country } from '../../random/people'
import { lazily, once } from '../../random/once'
import { maskedPhone, phoneOf } from '../shared/parties'
import { portrait } from '../shared/pictures'

/** Summary row: the fields of a record in lists. */
export type Agent = Stored<AgentRow> & { country: Country }

/** An agent before their orders and the commission on them are counted. */
export type UncountedAgent = Omit<Agent, 'orders30d' | 'earned30d' | 'balances'>

/** Documents that an agent has to submit. */
export const agentDocuments = [
  'owner_id_front',
  'owner_id_back',
  'good_conduct',
  'bank_letter',
] as const

const recruits = once(() => grouped(businesses(), ({ recruitedBy }) => recruitedBy?.token))

const leads = once(() =>
  agentSeeds().filter(
    ({ tier, approval }) => tier === 'lead' && approval.approvalStatus === 'approved',
  ),
)

function isDoubtful({ index, approval }: AgentSeed): boolean {
  return agentFindings(index, approval.approvalStatus).no_duplicate !== undefined
}

/** Agent who shares data with another, if a check reports that. */
export function agentDouble(index: number): number | undefined {
  const seed = agentSeeds()[index] as AgentSeed
  if (index === fixtureAgents.duplicate) return fixtureAgents.duplicated
  if (index === fixtureAgents.duplicated) return fixtureAgents.duplicate
  if (!isDoubtful(seed)) return undefined
  const others = agentSeeds().filter(
    (other) => other.country === seed.country && other.index !== index && !isDoubtful(other),
  )
  return seededRandom('agent', index, 'duplicate').pick(others).index
}

/** An agent's telephone number; duplicates share it. */
export function agentPhone(index: number): string {
  const { country } = agentSeeds()[index] as AgentSeed
  const isPair = index === fixtureAgents.duplicate || index === fixtureAgents.duplicated
  return phoneOf(
    country,
    'agent',
    isPair ? fixtureAgents.duplicated : (agentDouble(index) ?? index),
  )
}

/** 180 agents, 14 waiting, 150 approved; distributed over the countries as the businesses are. */
export const agents = once((): UncountedAgent[] =>
  agentSeeds().map((seed) => {
    const { index, secureToken, agentToken, firstName, lastName, country, county, approval } = seed
    const name = `${firstName} ${lastName}`
    const agent = {
      version: 1,
      secureToken,
      agentToken,
      agentNo: `A-${String(index + 1).padStart(5, '0')}`,
      first_name: firstName,
      last_name: lastName,
      photo:
        seededRandom('agent', index, 'photo').next() < 0.9
          ? portrait(
              token('photo', index),
              name,
              seededRandom('agent', index, 'paint').integer(0, 9),
            )
          : null,
      phoneMasked: maskedPhone(agentPhone(index)),
      country,
      county,
      territories: territoriesOf(seed),
      tier: seed.tier,
      supervisor: supervisorOf(seed),
      documentsSummary: documentsSummaryOf(seed),
      lastActiveAt: lastActiveOf(seed),
      ...approval,
    }
    return withRecruits(agent, agentToken)
  }),
)

const withRecruits = lazily<string, Pick<Agent, 'recruited'>>({
  recruited: (agentToken) => recruits().get(agentToken)?.length ?? 0,
})

/** Territories of an agent: at home and in up to two other counties. */
function territoriesOf({ index, country, county }: AgentSeed): Agent['territories'] {
  const stream = seededRandom('agent', index, 'territories')
  const more = Array.from({ length: stream.integer(0, 2) }, () => stream.pick(counties[country])[0])
  return [...new Set([county, ...more])].map((county) => ({ countryCode: country, county }))
}

function supervisorOf({ index, country, tier }: AgentSeed): Ref | null {
  const known = leads().filter((lead) => lead.country === country && lead.index !== index)
  if (tier === 'lead' || known.length === 0) return null
  return agentRef(seededRandom('agent', index, 'supervisor').pick(known))
}

function documentsSummaryOf({ index, approval }: AgentSeed): Agent['documentsSummary'] {
  const required = agentDocuments.length
  const findings = agentFindings(index, approval.approvalStatus)
  const sent = findings.identity === 'fail' ? required - 1 : required
  const refused = findings.payout_account === 'fail' ? 1 : 0
  return { required, sent, accepted: approval.approvedAt === null ? 0 : sent - refused }
}

function lastActiveOf({ index, approval }: AgentSeed): string | null {
  if (approval.approvedAt === null) return null
  const days = -Math.log(1 - seededRandom('agent', index, 'lastActive').next()) * 9
  return instant(Math.max(sampleStart - days * day, Date.parse(approval.approvedAt)))
}
