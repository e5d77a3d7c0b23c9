import { promoCards } from '@console/domain/promo-card'
import type { Entity } from '../../store/entity'
import { placeEntity } from '../../structures/places'
import { promoRows, promoSeeds, type StoredCard } from './rows'

/** Stored promo cards. */
export const promoEntity: Entity<StoredCard> = {
  name: promoCards.id,
  seed: promoRows,
  token: 'nodeId',
}

/** Their placements and positions. */
export const promoPlaces = placeEntity(promoCards, promoSeeds)
