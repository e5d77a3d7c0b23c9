import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import * as z from 'zod/mini'
import { type Icon, icon } from '../contract'
import { sampleIcons } from './sampleIcons'

/** `GET /icons`, answered by `resolver`; stories pass their own. */
export function readIcons(resolver: Resolver<readonly Icon[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/icons',
      roles: 'public',
      answer: z.array(icon) as z.ZodMiniType<readonly Icon[]>,
    },
    resolver,
  )
}

/** Sample backend of the icon catalogue. */
export const iconsHandlers = [
  readIcons(() => (scenarioFor('GET /icons') === 'empty' ? [] : sampleIcons)),
]
