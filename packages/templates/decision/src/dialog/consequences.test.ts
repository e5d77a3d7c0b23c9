import { businessApproval } from '@console/domain/business'
import { featuredKind } from '@console/domain/featured'
import type { AnyKind } from '@console/core/kinds'
import { reviewKind } from '@console/domain/review'
import { expect, test } from 'vitest'
import { ar } from '@console/words/ar'
import { en } from '@console/words/en'
import { tr } from '@console/words/tr'

const kinds: readonly AnyKind<never>[] = [businessApproval, reviewKind, featuredKind]

test.each([
  ['English', en],
  ['Turkish', tr],
  ['Arabic', ar],
])('every action says in its own %s words what it does to one record and to many', (_, words) => {
  const actions = [...new Set(kinds.flatMap((kind) => Object.keys(kind.actions)))]
  const texts = actions.flatMap((action) =>
    (['one', 'many'] as const).map(
      (many) => (words as Record<string, string>)[`decision.consequence.${many}.${action}`],
    ),
  )
  expect(texts).not.toContain(undefined)
  expect(new Set(texts)).toHaveLength(2 * actions.length)
})
