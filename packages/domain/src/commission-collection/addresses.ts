/** Specification 2, "Commission Collections". */
export const collectionPaths = { list: '/agent/total/commission' } as const
