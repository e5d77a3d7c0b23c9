import { history } from '@console/core/contracts'
import { businessDetail, businessHistory, world } from '@console/core/mocks'
import { expect, test } from 'vitest'
import { businessDetail as schema } from '../contract'

test('every business, with all that is known of it, has the contract’s shape', () => {
  for (const row of world.rows('businesses')) {
    const { submission } = row
    const detail = {
      ...row,
      ...businessDetail(row),
      _actions: [],
      submission: submission && { ...submission, overdue: false },
    }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: businessHistory(row) }).error?.issues).toBeUndefined()
  }
})
