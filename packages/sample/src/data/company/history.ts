import type { AuditEvent } from '@console/core/workflows'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { systemActor } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event } from '../shared/history'
import { companyEntity } from './entity'
import type { StoredCompany } from './rows'

/** Events of a company before the sample's start, newest first. */
export function companyHistory(company: StoredCompany): AuditEvent[] {
  const index = indexOf(companyEntity, company)
  const seed = companyEntity.seed()[index]
  // Later companies have their history in the log.
  if (!seed) return []
  const since = sampleStart - seededRandom('company', index, 'since').integer(60, 900) * day
  const created = event(since, systemActor, 'company.created', null, 'active')
  const { decision } = seed
  const suspended = decision
    ? [
        event(
          Date.parse(decision.at),
          decision.by,
          'company.suspended',
          'active',
          'suspended',
          decision,
        ),
      ]
    : []
  return [...suspended, created].map(({ at, ...rest }, place) => ({
    eventId: token('companyEvent', index * 4 + place),
    at: instant(at),
    ...rest,
  }))
}
