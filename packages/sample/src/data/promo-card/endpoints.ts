import { textOf } from '@console/domain/category'
import {
  actionsOn,
  decidedBy,
  type PromoAction,
  type PromoCard,
  promoCards,
  type PromoValues,
  stateOn,
} from '@console/domain/promo-card'
import type { SampleDatabase } from '../../store/store'
import { structureEndpoints } from '../../structures/structureEndpoints'
import { dateOf } from '../shared/parties'
import { promoEntity, promoPlaces } from './entity'
import type { StoredCard } from './rows'

function shown({ decided, ...card }: StoredCard, database: SampleDatabase) {
  return { ...card, state: stateOn(decided, card, dateOf(database.now())) }
}

/** Endpoints of promo cards. */
export const promoEndpoints = structureEndpoints<PromoCard, PromoValues, StoredCard>({
  structure: promoCards,
  nodes: promoEntity,
  places: promoPlaces,
  toNode: (row, { parentId }, database) => ({ ...shown(row, database), parentId }),
  toFields: ({ title, body, cta, ...rest }) => ({
    ...rest,
    title: textOf(title),
    body: textOf(body),
    cta: { label: textOf(cta.label), url: cta.url },
  }),
  toNew: () => ({ decided: 'draft', stats: { views: 0, clicks: 0 } }),
  transition: (row, action, database) =>
    actionsOn(shown(row, database)).includes(action as PromoAction)
      ? { decided: decidedBy(action as PromoAction) }
      : null,
})
