import { machineOf } from '@console/core/flows'
import { visibility, type VisibilityRecord } from './visibility'

/** A listing awaiting its first approval. */
const submitted: VisibilityRecord = {
  visibility: null,
  isOver: false,
  use: { photos: 3, phones: 1, categories: 1 },
  nextPlan: { isOffered: true, limits: { photos: 10, phones: 2, categories: 1 } },
}

/** Lifecycle of the visibility of a listing as a state machine, for the model tests and the diagram in Storybook. */
export const visibilityMachine = machineOf('visibility', visibility, submitted)
