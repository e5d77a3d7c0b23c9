/** What can be done with what an agent has earned in a currency. */
export const collectionActions = ['prepare', 'adjust'] as const

/** What can be done with what an agent has earned in a currency. */
export type CollectionAction = (typeof collectionActions)[number]

/** Why it cannot be done now. */
export const collectionHindrances = [
  'wrong_status',
  'nothing_open',
  'net_too_small',
  'destination_unverified',
  'amount_missing',
  'currency_wrong',
  'note_missing',
] as const

/** Why it cannot be done now. */
export type CollectionHindrance = (typeof collectionHindrances)[number]

/** Whether something of it can be put on a voucher. */
export const collectionStatuses = ['open', 'settled'] as const

/** Whether something of it can be put on a voucher. */
export type CollectionStatus = (typeof collectionStatuses)[number]
