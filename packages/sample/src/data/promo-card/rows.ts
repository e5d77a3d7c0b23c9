import { type PromoCard, type PromoDecided, stateOn } from '@console/domain/promo-card'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { day, sampleStart } from '../../store/clock'
import { dateOf } from '../shared/parties'
import { banner } from '../shared/pictures'
import { plannedCards } from './planned'

/** A stored card: without its position and the state that follows from the clock. */
export type StoredCard = Omit<PromoCard, 'parentId' | 'state'> & { decided: PromoDecided }

/** Cards of the seed, with their placements. */
export const promoSeeds = once(() =>
  plannedCards.map(({ placement }, index) => ({
    nodeId: `card-${index + 1}`,
    parentId: null,
    scope: placement,
  })),
)

/** Content of each card. */
export const promoRows = once((): StoredCard[] =>
  plannedCards.map(({ title, glyph, audience, decided, days: [from, to] }, index) => {
    const dayOf = (after: number) => dateOf(sampleStart + after * day)
    const days = { startsOn: dayOf(from), endsOn: to === null ? ('' as const) : dayOf(to) }
    const stream = seededRandom('promoCard', index, 'stats')
    const isSeen = ['live', 'ended', 'archived'].includes(stateOn(decided, days, dayOf(0)))
    const views = isSeen ? stream.integer(800, 24_000) : 0
    return {
      nodeId: `card-${index + 1}`,
      version: 1,
      title,
      body: {
        en: `${title.en}: see what there is near you.`,
        ...(title.tr ? { tr: `${title.tr}: yakınınızda olanlara bakın.` } : {}),
        ...(title.ar ? { ar: `${title.ar}: اطلع على ما هو قريب منك.` } : {}),
      },
      cta: { label: { en: 'Look', tr: 'Bak', ar: 'اطلع' }, url: '/offers' },
      image: banner(glyph, index),
      audience: [...audience],
      ...days,
      decided,
      stats: { views, clicks: Math.round(views * (0.01 + stream.next() * 0.06)) },
    }
  }),
)
