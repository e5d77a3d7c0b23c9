import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0034). */
export const shopUserCapabilities = {
  /** Blocks who shops, and lets them in again. */
  block: { id: 'shopUser.block', roles: administrators },
  /** Sees a whole telephone number or e-mail address; each time is in the history. */
  reveal: { id: 'pii.reveal', roles: administrators },
} as const satisfies Record<string, Capability>
