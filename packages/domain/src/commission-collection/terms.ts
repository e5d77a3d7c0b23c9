/** Actions on an agent's commission in one currency. */
export const collectionActions = ['prepare', 'adjust'] as const

export type CollectionAction = (typeof collectionActions)[number]

/** Blockers of these actions. */
export const collectionBlockers = [
  'wrong_status',
  'nothing_open',
  'net_too_small',
  'destination_unverified',
  'amount_missing',
  'currency_wrong',
  'note_missing',
] as const

export type CollectionBlocker = (typeof collectionBlockers)[number]

/** Statuses of a collection: `open` if part of it can be put on a voucher. */
export const collectionStatuses = ['open', 'settled'] as const

export type CollectionStatus = (typeof collectionStatuses)[number]
