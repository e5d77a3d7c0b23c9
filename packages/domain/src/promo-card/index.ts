export { promoCardsPath } from './addresses'
export { promoCapabilities } from './capabilities'
export { promoCard, type PromoCard, promoCards, promoValues, type PromoValues } from './contract'
export {
  actionsOn,
  decidedBy,
  isPlanned,
  overlapping,
  type PromoDecided,
  stateOn,
} from './schedule'
export {
  type Audience,
  audiences,
  longest,
  mostBytes,
  pictureSize,
  type Placement,
  placements,
  type PromoAction,
  promoActions,
  type PromoState,
  promoStates,
} from './terms'
