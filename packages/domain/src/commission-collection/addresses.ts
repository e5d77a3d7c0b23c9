/** Specification 2, "Commission Collections". */
export const collectionPaths = { list: '/agent/total/commission' } as const

/** What one agent has earned, in every currency. @param agentToken the one for money */
export function toCollectionsOf(agentToken: string): string {
  return `${collectionPaths.list}?agent=${agentToken}`
}
