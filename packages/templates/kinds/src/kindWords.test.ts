import { businessApproval, submittedBusinesses } from '@console/domain/business'
import { agentsResource } from '@console/domain/agent'
import { featuredKind } from '@console/domain/featured'
import type { AnyKind } from '@console/core/kinds'
import { submittedProducts } from '@console/domain/product'
import { reviewKind, reviewsResource } from '@console/domain/review'
import { submittedServices } from '@console/domain/service-product'
import { expect, test } from 'vitest'
import { en } from '@console/words/en'
import { wordKeysOf } from './kindWords'

const kinds: readonly AnyKind<never>[] = [businessApproval, reviewKind, featuredKind]

test.each(kinds.map((kind) => [kind.id, kind] as const))(
  'the kind %s has a word for everything that it can be',
  (_, kind) => {
    expect(kind.namespace).toBe('templates')
    expect(wordKeysOf(kind).filter((key) => !Object.hasOwn(en, key))).toEqual([])
  },
)

test.each([
  agentsResource,
  submittedBusinesses,
  submittedProducts,
  reviewsResource,
  submittedServices,
])('so many of them have a name in a question about many: $path', ({ path }) => {
  expect(en).toHaveProperty([`records.${path.slice(1)}_other`])
})
