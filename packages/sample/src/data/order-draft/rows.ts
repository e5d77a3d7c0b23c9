import type { OrderDraft } from '@console/domain/order-draft'

/** A stored draft: its other fields are derived from its content. */
export interface Draft extends Pick<
  OrderDraft,
  'draftToken' | 'version' | 'createdAt' | 'changedAt' | 'content'
> {
  /** Token of the owner. */
  owner: string
}
