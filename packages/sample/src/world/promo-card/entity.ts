import { promoCards } from '@console/domain/promo-card'
import type { Entity } from '../../store/entity'
import { placeEntity } from '../../structures/places'
import { promoRows, promoSeeds, type StoredCard } from './rows'

/** Promo cards, as the store keeps them. */
export const promoEntity: Entity<StoredCard> = {
  name: promoCards.id,
  seed: promoRows,
  token: 'nodeId',
}

/** In which place and order they stand. */
export const promoPlaces = placeEntity(promoCards, promoSeeds)
