import { pastsOf } from '../shared/history'
import { businessEntity } from './entity'
import { businessSla, ownerActor } from './seeds'

/** Events of businesses before the sample's start. */
export const { historyOf: businessHistory, lastSubmissionOf: lastBusinessSubmission } = pastsOf(
  businessEntity,
  { type: 'business', slaHours: businessSla, hasUpdates: false, ownerOf: ownerActor },
)
