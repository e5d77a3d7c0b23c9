import {
  actionsIn,
  isPlanned,
  lacksPicture,
  type PromoCard,
  promoCards as structure,
  type PromoValues,
} from '@console/domain/promo-card'
import { defineStructure } from '@console/structure'
import { promoEditor } from './editor/promoEditor'

/** /promocard (specification 2): cards of each place, in display order. */
export const promoCards = defineStructure<PromoCard, PromoValues>()({
  namespace: 'promo-cards',
  title: 'title',
  structure,
  scopes: {
    business_home: 'placement.business_home',
    shop_home: 'placement.shop_home',
    checkout: 'placement.checkout',
  },
  nameOf: ({ title }) => title,
  note: ({ state }, _, { t }) => t(`state.${state}`),
  isMuted: (card) => !isPlanned(card),
  Editor: promoEditor,
  transitions: (card) =>
    actionsIn(card).map((action) => ({
      action,
      title: `action.${action}` as const,
      blockedBy: lacksPicture(card, action) ? 'action.publish.picture' : undefined,
    })),
  messages: {
    tree: 'title',
    create: 'create',
    empty: 'empty',
    choose: 'choose',
    events: { publish: 'event.publish', stop: 'event.stop', archive: 'event.archive' },
    fields: {
      title: 'field.title',
      body: 'field.body',
      cta: 'field.cta',
      image: 'field.image',
      audience: 'field.audience',
      startsOn: 'field.startsOn',
      endsOn: 'field.endsOn',
    },
  },
})
