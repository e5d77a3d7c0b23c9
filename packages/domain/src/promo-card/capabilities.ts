import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0027). */
export const promoCapabilities = {
  /** Edits promo cards; every operator can read them. */
  edit: { id: 'promo.edit', roles: administrators },
} as const satisfies Record<string, Capability>
