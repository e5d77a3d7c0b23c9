import { rateCapabilities, ratePaths } from '@console/domain/commission-rate'

/** Begins a commission. */
export const addRate = {
  title: 'add.title',
  to: ratePaths.add,
  needs: rateCapabilities.draft,
} as const
