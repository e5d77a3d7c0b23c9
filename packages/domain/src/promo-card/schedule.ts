import type { PromoCard } from './contract'
import type { PromoAction, PromoState } from './terms'

/** Stored decision about a card; the state of a published one follows from its days. */
export type PromoDecided = 'draft' | 'published' | 'stopped' | 'archived'

type Days = Pick<PromoCard, 'startsOn' | 'endsOn'>

/** State of a card on a day. */
export function stateOn(
  decided: PromoDecided,
  { startsOn, endsOn }: Days,
  day: string,
): PromoState {
  if (decided === 'stopped') return 'ended'
  if (decided !== 'published') return decided
  if (day < startsOn) return 'scheduled'
  return endsOn !== '' && day > endsOn ? 'ended' : 'live'
}

const leads: Record<PromoAction, { from: readonly PromoState[]; to: PromoDecided }> = {
  publish: { from: ['draft'], to: 'published' },
  stop: { from: ['scheduled', 'live'], to: 'stopped' },
  archive: { from: ['ended'], to: 'archived' },
}

/** Actions that a card's state allows, regardless of its picture. */
export function actionsIn({ state }: Pick<PromoCard, 'state'>): PromoAction[] {
  return (Object.keys(leads) as PromoAction[]).filter((action) =>
    leads[action].from.includes(state),
  )
}

/** Checks whether a card lacks a picture that an action needs. */
export function lacksPicture({ image }: Pick<PromoCard, 'image'>, action: PromoAction): boolean {
  return action === 'publish' && image === ''
}

/** Possible actions on a card now: a card without a picture cannot be published. */
export function actionsOn(card: Pick<PromoCard, 'state' | 'image'>): PromoAction[] {
  return actionsIn(card).filter((action) => !lacksPicture(card, action))
}

/** Decision stored by an action. */
export function decidedBy(action: PromoAction): PromoDecided {
  return leads[action].to
}

/** Checks whether a card is live or scheduled. */
export function isPlanned({ state }: Pick<PromoCard, 'state'>): boolean {
  return state === 'scheduled' || state === 'live'
}

type Placed = Pick<PromoCard, 'nodeId' | 'audience'> & Days

/**
 * Cards shown at the same time, in the same placement and to the same audience as this one. @param cards all of its
 * placement
 */
export function overlapping<Card extends Placed & Pick<PromoCard, 'state'>>(
  card: Placed,
  cards: readonly Card[],
): Card[] {
  return cards.filter(
    (other) =>
      other.nodeId !== card.nodeId &&
      isPlanned(other) &&
      other.audience.some((each) => card.audience.includes(each)) &&
      other.startsOn <= (card.endsOn || '9999') &&
      card.startsOn <= (other.endsOn || '9999'),
  )
}
