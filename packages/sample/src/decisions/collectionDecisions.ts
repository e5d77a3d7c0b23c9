import { firstHindrance, transitionOf } from '@console/core/flows'
import {
  collection,
  type CollectionAction,
  type CollectionSaying,
} from '@console/domain/commission-collection'
import { token } from '../draws/token'
import { collectionRecord } from '../world/commission-collection/details'
import type { Collection } from '../world/commission-collection/rows'
import { updateCollection } from '../world/commission-collection/updateCollection'
import { adjustmentOf } from '../world/commission-entry/adjustments'
import { entryEntity } from '../world/commission-entry/entity'
import { prepareAll } from '../world/commission-voucher/prepare'
import type { Deciding, DecisionRules } from './decisionRules'

/** What can be done with what agents have earned (domain design 6.6, 8.5). */
export const collectionDecisions: DecisionRules<Collection> = {
  kind: 'collection',
  did: { prepare: 'put on a voucher', adjust: 'adjusted' } satisfies {
    [action in CollectionAction]: string
  },
  why: {
    nothing_open: 'There is nothing that is on no voucher.',
    net_too_small: 'This is too little to be paid.',
    destination_unverified: 'None of the accounts of this agent is verified.',
    amount_missing: 'Say how much.',
    currency_wrong: 'This has to be in the currency of the collection.',
    note_missing: 'This needs a note of at least 10 characters.',
  },
  hindranceOf: (record, action, caller, _world, body) =>
    firstHindrance(collection, {
      record: collectionRecord(record),
      event: action as CollectionAction,
      caller,
      body: body as CollectionSaying | undefined,
    }),
  decide({ record, action }) {
    const transition = transitionOf(
      collection,
      collectionRecord(record),
      action as CollectionAction,
    )
    if (!transition) throw new Error(`${action} is not possible`)
    return { fields: {}, recorded: transition.recorded, from: null, to: null, isDecision: true }
  },
  whenTaken(deciding) {
    const { record, action, by, world } = deciding
    if (action === 'prepare') prepareAll(record.agent.token, record.currency, by, world)
    else adjust(deciding)
  },
}

/** Writes a line of the ledger by hand. */
function adjust({ record, by, at, body, world }: Deciding<Collection>): void {
  const { amount, note = '' } = body as CollectionSaying
  if (!amount) return
  world.add(
    entryEntity,
    adjustmentOf({
      token: token('adjustment since', world.changes().length),
      agent: record.agent,
      amount,
      reason: note.trim(),
      at,
      by,
    }),
    by.token,
  )
  updateCollection(record.agent.token, record.currency, by.token, world)
}
