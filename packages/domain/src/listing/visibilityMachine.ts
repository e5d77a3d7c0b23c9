import { machineOf } from '@console/core/flows'
import { visibility, type VisibilityRecord } from './visibility'

/** A listing that waits for its first approval. */
const submitted: VisibilityRecord = {
  visibility: null,
  isOver: false,
  photoCount: 3,
  nextPlan: { isOffered: true, photos: 10 },
}

/** What can happen to the visibility of a listing, as a machine: to be walked in tests and drawn in the book. */
export const visibilityMachine = machineOf('visibility', visibility, submitted)
