import type { PromoCard } from './contract'
import type { PromoAction, PromoState } from './terms'

/** What is decided of a card; what time makes of a published one follows from its days. */
export type PromoDecided = 'draft' | 'published' | 'stopped' | 'archived'

type Days = Pick<PromoCard, 'startsOn' | 'endsOn'>

/** Where a card stands on a day. */
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

/** What a card's state allows, whether or not it has a picture. */
export function actionsIn({ state }: Pick<PromoCard, 'state'>): PromoAction[] {
  return (Object.keys(leads) as PromoAction[]).filter((action) =>
    leads[action].from.includes(state),
  )
}

/** Whether a card lacks the picture that an action needs. */
export function lacksPicture({ image }: Pick<PromoCard, 'image'>, action: PromoAction): boolean {
  return action === 'publish' && image === ''
}

/** What can be done with a card now: nobody publishes one without a picture. */
export function actionsOn(card: Pick<PromoCard, 'state' | 'image'>): PromoAction[] {
  return actionsIn(card).filter((action) => !lacksPicture(card, action))
}

/** What is decided of a card by an action. */
export function decidedBy(action: PromoAction): PromoDecided {
  return leads[action].to
}

/** Whether a card takes part in what is shown, now or later. */
export function isPlanned({ state }: Pick<PromoCard, 'state'>): boolean {
  return state === 'scheduled' || state === 'live'
}

type Placed = Pick<PromoCard, 'nodeId' | 'audience'> & Days

/** The cards that somebody would see at the same time and in the same place as this one. @param cards all of its place */
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
