import type { AuditEvent } from '@console/core/kinds'
import { businessSla, ownerActor } from './seeds'
import type { Submission } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { lastSubmission, type PastOf, pastOf } from '../shared/past'
import { businessEntity } from './entity'
import { type Business, businesses } from './rows'

/** What happened to a business before the sample's start, newest first. */
export function businessHistory(row: Business): AuditEvent[] {
  const past = businessPast(row)
  return pastOf(past)
}

/** What a business submitted last before the sample's start, also where nothing of it waits any more. */
export function lastBusinessSubmission(row: Business): Submission {
  return lastSubmission(businessPast(row))
}

function businessPast(record: Business): PastOf {
  const index = indexOf(businessEntity, record)
  const row = businesses()[index] ?? record
  return {
    type: 'business',
    index,
    row,
    slaHours: businessSla,
    hasUpdates: false,
    owner: ownerActor(index),
  }
}
