import type { Visibility } from '@console/domain/listing'

/** Stories for each visibility state of a listing. */
export const visibilityStories = {
  unpublished: 'Filled',
  published: 'Live',
  paused: 'Paused',
  expired: 'Expired',
  archived: 'Archived',
} satisfies Record<Visibility | 'unpublished', string>
