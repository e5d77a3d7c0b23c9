import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0027). */
export const promoCapabilities = {
  /** Changes promo cards; every operator reads them. */
  edit: { id: 'promo.edit', roles: administrators },
} as const satisfies Record<string, Capability>
