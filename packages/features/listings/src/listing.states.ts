import type { Visibility } from '@console/domain/listing'

/** Which story shows each state of the visibility of a listing. */
export const visibilityStories = {
  unpublished: 'Filled',
  published: 'Live',
  paused: 'Paused',
  expired: 'Expired',
  archived: 'Archived',
} satisfies Record<Visibility | 'unpublished', string>
