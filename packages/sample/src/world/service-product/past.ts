import type { AuditEvent } from '@console/core/kinds'
import { ownerActor } from '../business/seeds'
import { itemSla } from '../product/seeds'
import { serviceProviders } from './seeds'
import { featuredEvents } from '../item/featuredEvents'
import type { Submission } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { lastSubmission, type PastOf, pastOf } from '../shared/past'
import { serviceEntity } from './entity'
import { type ServiceProduct, serviceProducts } from './rows'

/** What happened to a service before the sample's start, newest first. */
export function serviceHistory(row: ServiceProduct): AuditEvent[] {
  const past = servicePast(row)
  return pastOf(past, featuredEvents(serviceProducts()[past.index]?.featured ?? null))
}

/** What was submitted last of a service before the sample's start, also where nothing of it waits any more. */
export function lastServiceSubmission(row: ServiceProduct): Submission {
  return lastSubmission(servicePast(row))
}

function servicePast(record: ServiceProduct): PastOf {
  const index = indexOf(serviceEntity, record)
  const row = serviceProducts()[index] ?? record
  return {
    type: 'serviceProduct',
    index,
    row,
    slaHours: itemSla,
    hasUpdates: true,
    owner: ownerActor(serviceProviders()[index]?.index ?? 0),
  }
}
