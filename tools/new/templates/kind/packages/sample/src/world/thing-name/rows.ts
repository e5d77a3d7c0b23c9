import type { ThingNameDetail } from '@console/domain/thing-name'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { instant, sampleStart } from '../../store/clock'

/** As the world keeps one: what can be done with it is told when it is asked for. */
export type ThingName = Omit<ThingNameDetail, '_actions'>

const day = 86_400_000

/** Forty of them, the last one made first. */
export const thingNameRows = once((): ThingName[] =>
  Array.from({ length: 40 }, (_, index) => ({
    version: 1,
    secureToken: token('thing-name', index),
    name: `Thing name ${index + 1}`,
    createdAt: instant(sampleStart - index * day),
    description: `What there is to say about thing name ${index + 1}.`,
  })),
)
