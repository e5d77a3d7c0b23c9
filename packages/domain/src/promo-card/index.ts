export { promoCardsPath } from './addresses'
export { promoCapabilities } from './capabilities'
export { promoCard, type PromoCard, promoCards, promoValues, type PromoValues } from './contract'
export {
  actionsIn,
  actionsOn,
  decidedBy,
  isPlanned,
  lacksPicture,
  overlapping,
  type PromoDecided,
  stateOn,
} from './schedule'
export {
  type Audience,
  audiences,
  longest,
  maxBytes,
  pictureSize,
  type Placement,
  placements,
  type PromoAction,
  promoActions,
  type PromoState,
  promoStates,
} from './terms'
