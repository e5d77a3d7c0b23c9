import { machineOf } from '@console/core/flows'
import { review, type ReviewRecord } from './lifecycle'

/** A review that has just been written. */
const written: ReviewRecord = { status: 'pending', reports: 0, isMasked: false }

/** What can happen to a review, as a machine: to be walked in tests and drawn in the book. */
export const reviewMachine = machineOf('review', review, written)
