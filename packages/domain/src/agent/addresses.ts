/** Specification 2, agents. */
export const agentPaths = {
  approve: '/Approve-Agent',
  approved: '/Approved-Agent',
  details: '/agent-details/:secureToken',
} as const

/** Address of an agent. */
export const toAgent = (token: string) => `/agent-details/${token}`
