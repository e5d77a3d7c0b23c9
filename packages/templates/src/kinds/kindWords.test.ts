import { approvalKind } from '@console/domain/approval'
import { featuredKind } from '@console/domain/featured'
import type { AnyKind } from '@console/domain/kinds'
import { reviewKind } from '@console/domain/review'
import { expect, test } from 'vitest'
import { en } from '../words/en'
import { wordKeysOf } from './kindWords'

const kinds: readonly AnyKind<never>[] = [approvalKind('business'), reviewKind, featuredKind]

test.each(kinds.map((kind) => [kind.id, kind] as const))(
  'the kind %s has a word for everything that it can be',
  (_, kind) => {
    expect(kind.namespace).toBe('templates')
    expect(wordKeysOf(kind).filter((key) => !Object.hasOwn(en, key))).toEqual([])
  },
)
