import { machineOf } from '@console/core/flows'
import { visibility, type VisibilityRecord } from './visibility'

/** A listing that waits for its first approval. */
const submitted: VisibilityRecord = {
  visibility: null,
  isOver: false,
  use: { photos: 3, phones: 1, categories: 1 },
  nextPlan: { isOffered: true, limits: { photos: 10, phones: 2, categories: 1 } },
}

/** What can happen to the visibility of a listing, as a machine: to be walked in tests and drawn in the book. */
export const visibilityMachine = machineOf('visibility', visibility, submitted)
