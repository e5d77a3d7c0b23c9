import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const listingCapabilities = {
  /** Claim, approve, reject and reopen listings, and request changes. */
  review: { id: 'listing.review', roles: systemAdmin },
  /** Suspend and reinstate them. */
  suspend: { id: 'listing.suspend', roles: administrators },
  /** Correct live values: category, tags, telephone numbers and hours. */
  correct: { id: 'listing.correct', roles: administrators },
  /** Pause, resume, renew, archive and restore them. */
  show: { id: 'listing.show', roles: administrators },
} as const satisfies Record<string, Capability>
