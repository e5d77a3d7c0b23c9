import { systemAdmin, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const reviewCapabilities = {
  /** Publishes, hides and masks what buyers write. */
  moderate: { id: 'review.moderate', roles: systemAdmin },
} as const satisfies Record<string, Capability>
