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
  agreedQuote,
  type AgreedQuote,
  buyerSources,
  buyerTypes,
  draftBody,
  type DraftContent,
  type DraftRow,
  draftRows,
  buyerSearchHits,
  offerSearchHits,
  type KnownBuyer,
  maxLines,
  type Offer,
  type OrderDraft,
  orderDraft,
  placedOrder,
  type PlacedOrder,
  type Quote,
  quote,
} from './contract'
export { agreedTo, asPriced, hasNewPrices, isQuoteOf } from './quotes'
export {
  asksApproval,
  hasCredit,
  type OrderRule,
  orderRules,
  orderToPlace,
  type OrderToPlace,
  type PlaceableOrder,
  placeableOrder,
} from './rules'
export { buyerNameOf, type SoFar, soFarOf } from './soFar'
