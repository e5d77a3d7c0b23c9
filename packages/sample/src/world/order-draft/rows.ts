import type { OrderDraft } from '@console/domain/order-draft'

/** A draft as the world keeps it: what else is said of it is counted from its content. */
export interface Draft extends Pick<
  OrderDraft,
  'draftToken' | 'version' | 'createdAt' | 'changedAt' | 'content'
> {
  /** The token of whose it is. */
  owner: string
}
