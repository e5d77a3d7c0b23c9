/** Specification 2, agents. */
export const agentPaths = {
  approve: '/Approve-Agent',
  approved: '/Approved-Agent',
  details: '/agent-details/:secureToken',
} as const

/** Where an agent is looked at. */
export const toAgent = (token: string) => `/agent-details/${token}`
