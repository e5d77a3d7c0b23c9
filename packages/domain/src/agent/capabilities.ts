import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const agentCapabilities = {
  /** Claim agents, and request changes of them. */
  review: { id: 'agent.review', roles: systemAdmin },
  /** Approve, reject, suspend, reinstate and reopen agents. */
  decide: { id: 'agent.decide', roles: administrators },
} as const satisfies Record<string, Capability>
