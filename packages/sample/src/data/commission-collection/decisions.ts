import { requireTransition } from '@console/core/flows'
import {
  collection,
  type CollectionAction,
  type CollectionInput,
} from '@console/domain/commission-collection'
import { token } from '../../random/token'
import { collectionRecord } from './details'
import type { Collection } from './rows'
import { updateCollection } from './updateCollection'
import { adjustmentOf } from '../commission-entry/adjustments'
import { entryEntity } from '../commission-entry/entity'
import { prepareAll } from '../commission-voucher/prepare'
import type { Deciding, DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

/** Decisions about agents' commission. */
export const collectionDecisions: DecisionRules<Collection> = {
  workflow: 'collection',
  ...blockedBy(collection, collectionRecord),
  decide({ record, action, database }) {
    const transition = requireTransition(
      collection,
      collectionRecord(record, database),
      action as CollectionAction,
    )
    return { fields: {}, recorded: transition.recorded, from: null, to: null, isDecision: true }
  },
  whenTaken(deciding) {
    const { record, action, by, database } = deciding
    if (action === 'prepare') prepareAll(record.agent.token, record.currency, by, database)
    else adjust(deciding)
  },
}

/** Writes a manual line to the ledger. */
function adjust({ record, by, at, body, database }: Deciding<Collection>): void {
  const { amount, note = '' } = body as CollectionInput
  if (!amount) return
  database.add(
    entryEntity,
    adjustmentOf({
      token: token('adjustment since', database.changes().length),
      agent: record.agent,
      amount,
      reason: note.trim(),
      at,
      by,
    }),
    by.token,
  )
  updateCollection(record.agent.token, record.currency, by.token, database)
}
