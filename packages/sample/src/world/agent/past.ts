import type { AuditEvent } from '@console/core/kinds'
import { agentActor, agentSla } from './seeds'
import type { Submission } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { lastSubmission, type PastOf, pastOf } from '../shared/past'
import { agentEntity } from './entity'
import { type Agent, agents } from './rows'

/** What happened to an agent before the sample's start, newest first. */
export function agentHistory(row: Agent): AuditEvent[] {
  const past = agentPast(row)
  return pastOf(past)
}

/** What an agent submitted last before the sample's start, also where nothing of it waits any more. */
export function lastAgentSubmission(row: Agent): Submission {
  return lastSubmission(agentPast(row))
}

function agentPast(record: Agent): PastOf {
  const index = indexOf(agentEntity, record)
  const row = agents()[index] ?? record
  return {
    type: 'agent',
    index,
    row,
    slaHours: agentSla,
    hasUpdates: false,
    owner: agentActor(index),
  }
}
