import type { Actor, Ref } from '@console/core/contracts'
import { day, hour, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { type Approvable, approvals } from '../shared/approval'
import { allFailing, type CheckCode, type Findings, findingsOf } from '../shared/checks'
import { weightedAssign } from '../../random/weightedAssign'
import {
  arabicPeople,
  type Country,
  longPeople,
  type PersonName,
  personName,
} from '../../random/people'
import { counties } from '../names/places'
import { once } from '../../random/once'
import { shopSettingSeeds } from '../shop-setting/seeds'

/** An agent before the results of their work are counted. */
export interface AgentSeed {
  index: number
  secureToken: string
  agentToken: string
  firstName: string
  lastName: string
  country: Country
  county: string
  tier: 'standard' | 'senior' | 'lead'
  approval: Approvable
}

/** Fixture records: the indices of the agents that stories and tests may rely on. */
export const fixtureAgents = {
  longestName: 1,
  arabicName: 44,
  overdueNineDays: 7,
  allChecksFail: 8,
  claimedByAnother: 17,
  /** Has the telephone number, the identity card and the account of `duplicated`. */
  duplicate: 96,
  duplicated: 140,
  /** Approved forty seconds before the sample's start, by an administrator. */
  decidedByAnother: 11,
  /** Earns in three currencies, one of them without decimals. */
  threeCurrencies: 15,
} as const

export const agentSla = shopSettingSeeds.review.slaHours.agent

/** Rules that check an agent. */
export const agentChecks: readonly CheckCode[] = [
  'identity',
  'payout_account',
  'territory',
  'no_duplicate',
]

/** Findings of the rules for an agent. */
export function agentFindings(index: number, status: Approvable['approvalStatus']): Findings {
  return findingsOf('agent', index, status, agentChecks, givenFindings(index))
}

function givenFindings(index: number): Findings {
  if (index === fixtureAgents.allChecksFail) return allFailing(agentChecks)
  const isDoubled = index === fixtureAgents.duplicate || index === fixtureAgents.duplicated
  return isDoubled ? { no_duplicate: 'fail' } : {}
}

const agentNames = once((): (PersonName & { country: Country })[] => {
  const styles = weightedAssign('agent', 'style', { plain: 176, arabic: 2, long: 2 })
  const countries = weightedAssign('agent', 'country', {
    KE: 99,
    UG: 36,
    TZ: 25,
    RW: 11,
    ET: 5,
    SO: 4,
  })
  return styles.map((style, index) => {
    const country = countries[index] as Country
    const stream = seededRandom('agent', index, 'name')
    const name =
      style === 'arabic'
        ? stream.pick(arabicPeople)
        : style === 'long'
          ? stream.pick(longPeople)
          : personName(country, stream)
    return { ...name, country }
  })
})

/** An agent as an actor. */
export function agentActor(index: number): Actor {
  const { firstName, lastName } = agentNames()[index] as PersonName
  return { token: token('agentUser', index), name: `${firstName} ${lastName}`, role: 'owner' }
}

/** 180 agents, 14 waiting, 150 approved; distributed over the countries as the businesses are. */
export const agentSeeds = once((): AgentSeed[] =>
  approvals({
    type: 'agent',
    slaHours: agentSla,
    isDecidedByStaff: false,
    numbers: {
      pending: 10,
      under_review: 4,
      update: 0,
      changes_requested: 4,
      approved: 150,
      rejected: 8,
      suspended: 3,
      withdrawn: 1,
    },
    checks: () => agentChecks,
    findings: agentFindings,
    owner: agentActor,
    since: (index) => sampleStart - seededRandom('agent', index, 'since').integer(300, 1100) * day,
    liveFor: hour,
    fixtures: fixtureAgents,
  }).map((approval, index) => {
    const { firstName, lastName, country } = agentNames()[index] as PersonName & {
      country: Country
    }
    const tier = seededRandom('agent', index, 'tier').next()
    return {
      index,
      secureToken: token('agent', index),
      agentToken: token('agentMoney', index),
      firstName,
      lastName,
      country,
      county: seededRandom('agent', index, 'county').pick(counties[country])[0],
      tier: tier < 0.76 ? 'standard' : tier < 0.93 ? 'senior' : 'lead',
      approval,
    }
  }),
)

/** Reference to an agent. */
export function agentRef({ agentToken, firstName, lastName }: AgentSeed): Ref {
  return { token: agentToken, label: `${firstName} ${lastName}` }
}
