import { actions } from '@console/domain/approval'
import { expect, test } from 'vitest'
import { ar } from '../words/ar'
import { en } from '../words/en'
import { tr } from '../words/tr'

test.each([
  ['English', en],
  ['Turkish', tr],
  ['Arabic', ar],
])('every action says in its own %s words what it does to one record and to many', (_, words) => {
  const texts = actions.flatMap((action) => [
    words[`decision.consequence.one.${action}`],
    words[`decision.consequence.many.${action}`],
  ])
  expect(texts).toHaveLength(2 * actions.length)
  expect(new Set(texts)).toHaveLength(texts.length)
})
