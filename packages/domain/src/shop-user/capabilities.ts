import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0034). */
export const shopUserCapabilities = {
  /** Blocks and unblocks shop users. */
  block: { id: 'shopUser.block', roles: administrators },
  /** Reveals a telephone number or email address; each time is in the history. */
  reveal: { id: 'pii.reveal', roles: administrators },
} as const satisfies Record<string, Capability>
