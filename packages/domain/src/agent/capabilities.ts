import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const agentCapabilities = {
  /** Claims agents, and requests changes of them. */
  review: { id: 'agent.review', roles: systemAdmin },
  /** Approves, rejects, suspends, reinstates and reopens agents. */
  decide: { id: 'agent.decide', roles: administrators },
} as const satisfies Record<string, Capability>
