import { draws } from '../random'
import { token } from '../token'
import { type Approvable, approvals } from './approval'
import type { Ref } from './businesses'
import { dealt } from './dealt'
import { arabicPeople, longPeople, personName } from './names/people'
import { counties, type Country } from './names/places'
import { once } from './once'

/** Domain design 4.5, the summary row. */
export interface Agent extends Approvable {
  version: number
  secureToken: string
  agentToken: string
  agentNo: string
  first_name: string
  last_name: string
  country: Country
  county: string
}

/** Domain design 10: 180 agents, 14 waiting, 150 approved; by country as the businesses are. */
export const agents = once((): Agent[] => {
  const styles = dealt('agent', 'style', { plain: 176, arabic: 2, long: 2 })
  const countries = dealt('agent', 'country', { KE: 99, UG: 36, TZ: 25, RW: 11, ET: 5, SO: 4 })
  return approvals('agent', 72, {
    pending: 10,
    under_review: 4,
    update: 0,
    changes_requested: 4,
    approved: 150,
    rejected: 8,
    suspended: 3,
    withdrawn: 1,
  }).map((approval, index) => {
    const country = countries[index] as Country
    const stream = draws('agent', index, 'name')
    const { firstName, lastName } =
      styles[index] === 'arabic'
        ? stream.pick(arabicPeople)
        : styles[index] === 'long'
          ? stream.pick(longPeople)
          : personName(country, stream)
    return {
      version: 1,
      secureToken: token('agent', index),
      agentToken: token('agentMoney', index),
      agentNo: `A-${String(index + 1).padStart(5, '0')}`,
      first_name: firstName,
      last_name: lastName,
      country,
      county: draws('agent', index, 'county').pick(counties[country])[0],
      ...approval,
    }
  })
})

/** An agent as other records name it. */
export function agentRef({ agentToken, first_name, last_name }: Agent): Ref {
  return { token: agentToken, label: `${first_name} ${last_name}` }
}
