import { machineOf } from '@console/core/flows'
import { commissionRate, type RateRecord } from './lifecycle'

/** A draft that nothing hinders, and that begins tomorrow. */
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

/** What can happen to a rate, as a machine: to be walked in tests and drawn in the book. */
export const commissionRateMachine = machineOf('commissionRate', commissionRate, draftOfTomorrow)
