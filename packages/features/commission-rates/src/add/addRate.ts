import { ratePaths } from '@console/domain/commission-rate'

/** Begins a commission. */
export const addRate = {
  title: 'add.title',
  to: ratePaths.add,
  needs: 'commission.draft',
} as const
