import type { DraftContent } from './contract'

/** An empty order. */
export const blankDraft: DraftContent = {
  buyerSource: 'known',
  buyer: null,
  newBuyer: { name: '', type: null, phone: '', email: '' },
  lines: [],
  deliveryMethod: null,
  address: { line1: '', town: '', county: '', countryCode: null },
  paymentMethod: null,
  purchaseOrder: '',
  note: '',
  asksApproval: false,
}
