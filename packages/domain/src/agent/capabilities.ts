import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const agentCapabilities = {
  /** Claims agents, and asks them for changes. */
  review: { id: 'agent.review', roles: systemAdmin },
  /** Approves, rejects, suspends, reinstates and reopens agents. */
  decide: { id: 'agent.decide', roles: administrators },
} as const satisfies Record<string, Capability>
