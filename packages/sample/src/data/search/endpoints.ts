import type { Name } from '@console/core/contracts'
import { normalizeForSearch } from '@console/core/i18n'
import { isAllowed, systemAdmin } from '@console/core/permissions'
import {
  maxHitsPerKind,
  maxQueryLength,
  minQueryLength,
  searchHitKinds,
  type RecordSearchResults,
  recordSearchResults,
} from '@console/domain/search'
import * as z from 'zod/mini'
import { endpoint, type Resolver } from '../../server/endpoint'
import { sources } from './sources'

/** `GET /find` */
function search(resolver: Resolver<RecordSearchResults, undefined, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/find',
      roles: systemAdmin,
      answer: recordSearchResults,
      query: {
        q: {
          value: z.string().check(z.minLength(minQueryLength), z.maxLength(maxQueryLength)),
          isRequired: true,
        },
      },
    },
    resolver,
  )
}

const handlers = [
  search((call) => {
    const q = call.query.get('q') ?? ''
    const words = normalizeForSearch(q).split(' ').filter(Boolean)
    const groups = searchHitKinds.flatMap((kind) => {
      const { endpoints, among = {} } = sources[kind]
      if (!isAllowed(endpoints.sample.readers ?? systemAdmin, call.account.roles)) return []
      const params = new URLSearchParams({ q })
      for (const [name, values] of Object.entries(among))
        for (const value of values) params.append(name, value)
      const { total, items } = endpoints.find(call, params, maxHitsPerKind)
      if (total === 0) return []
      const named = items.map(({ token, name, texts }) => ({
        token,
        name,
        mark: markOf(name, texts, words),
      }))
      return [{ kind, total, items: named }]
    })
    return { groups }
  }),
]

/** First text that contains a word that the name lacks. */
function markOf(name: Name, texts: readonly string[], words: readonly string[]): string | null {
  const ofName = normalizeForSearch(
    typeof name === 'string' ? name : Object.values(name).join('\n'),
  )
  const others = words.filter((word) => !ofName.includes(word))
  return (
    texts.find((text) => others.some((word) => normalizeForSearch(text).includes(word))) ?? null
  )
}

/** Endpoint of the search for records of all types. */
export const searchEndpoints = { search, handlers }
