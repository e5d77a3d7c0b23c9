import { machineOf } from '@console/core/flows'
import { review, type ReviewRecord } from './lifecycle'

/** A new review. */
const written: ReviewRecord = { status: 'pending', reports: 0, isMasked: false }

/** Lifecycle of a review as a state machine, for the model tests and the diagram in Storybook. */
export const reviewMachine = machineOf('review', review, written)
