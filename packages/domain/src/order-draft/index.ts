export { blankDraft } from './blank'
export {
  beginDraft,
  deleteDraft,
  findBuyers,
  findOffers,
  placeDraft,
  priceDraft,
  readDraft,
  readDrafts,
  saveDraft,
} from './calls'
export {
  buyerSources,
  buyerTypes,
  draftBody,
  type DraftContent,
  type DraftRow,
  draftRows,
  foundBuyers,
  foundOffers,
  type KnownBuyer,
  mostLines,
  type Offer,
  type OrderDraft,
  orderDraft,
  placedOrder,
  type Quote,
  quote,
} from './contract'
export {
  asksApproval,
  hasCredit,
  type OrderRule,
  orderRules,
  type PlaceableOrder,
  placeableOrder,
} from './rules'
export { buyerNameOf, type SoFar, soFarOf } from './soFar'
