import { answered } from '../shared/answered'
import { businessEntity } from './entity'
import { history } from '@console/core/workflows'
import { businessDetail } from './details'
import { businessHistory } from './history'
import { database } from '../../store/store'
import { expect, test } from 'vitest'
import { businessDetail as schema } from '@console/domain/business'

test('every business matches the contract, with its details and history', () => {
  for (const row of database.rows(businessEntity)) {
    const detail = { ...answered(row), ...businessDetail(row), update: null }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: businessHistory(row) }).error?.issues).toBeUndefined()
  }
})
