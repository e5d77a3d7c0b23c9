import { systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const reviewCapabilities = {
  /** Publishes, hides and masks reviews by buyers. */
  moderate: { id: 'review.moderate', roles: systemAdmin },
} as const satisfies Record<string, Capability>
