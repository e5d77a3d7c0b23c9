import { machineOf } from '@console/core/flows'
import { commissionRate, type RateRecord } from './lifecycle'

/** A draft without blockers that begins tomorrow. */
export const draftOfTomorrow: RateRecord = {
  status: 'draft',
  basis: 'percent',
  rateBps: 650,
  tiers: [],
  reason: 'Solar goods are to be cheaper',
  effectiveFrom: '2026-06-16T00:00:00Z',
  effectiveTo: null,
  overlaps: false,
  isLater: true,
  preview: 'preview-of-version-1',
}

/** Lifecycle of a rate as a state machine, for the model tests and the diagram in Storybook. */
export const commissionRateMachine = machineOf('commissionRate', commissionRate, draftOfTomorrow)
