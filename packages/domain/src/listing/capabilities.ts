import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const listingCapabilities = {
  /** Claims, approves, rejects and reopens listings, and requests changes. */
  review: { id: 'listing.review', roles: systemAdmin },
  /** Suspends and reinstates them. */
  suspend: { id: 'listing.suspend', roles: administrators },
  /** Corrects live values: category, tags, telephone numbers and hours. */
  correct: { id: 'listing.correct', roles: administrators },
  /** Pauses, resumes, renews, archives and restores them. */
  show: { id: 'listing.show', roles: administrators },
} as const satisfies Record<string, Capability>
