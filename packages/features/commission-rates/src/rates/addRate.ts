import { rateCapabilities, ratePaths } from '@console/domain/commission-rate'

/** Action that starts a new rate. */
export const addRate = {
  title: 'add.title',
  to: ratePaths.add,
  needs: rateCapabilities.draft,
} as const
