import { history } from '@console/core/workflows'
import { expect, test } from 'vitest'
import { reviewDetail as schema } from '@console/domain/review'
import { database } from '../../store/store'
import { reviewDetail } from './details'
import { reviewEntity } from './entity'
import { reviewHistory } from './history'

test('every review matches the contract, with its details and history', () => {
  for (const row of database.rows(reviewEntity)) {
    const detail = { ...row, _actions: [], ...reviewDetail(row) }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: reviewHistory(row) }).error?.issues).toBeUndefined()
  }
})
