import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0034). */
export const shopUserCapabilities = {
  /** Block and unblock shop users. */
  block: { id: 'shopUser.block', roles: administrators },
  /** Reveal a telephone number or email address; each time is in the history. */
  reveal: { id: 'pii.reveal', roles: administrators },
} as const satisfies Record<string, Capability>
