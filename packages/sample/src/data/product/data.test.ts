import { history } from '@console/core/workflows'
import { expect, test } from 'vitest'
import { productDetail as schema } from '@console/domain/product'
import { answered } from '../shared/answered'
import { database } from '../../store/store'
import { productDetail, productUpdate } from './details'
import { productEntity } from './entity'
import { productHistory } from './history'

test('every product matches the contract, with its details and history', () => {
  for (const row of database.rows(productEntity)) {
    const detail = {
      ...answered(row),
      update: productUpdate(row),
      ...productDetail(row),
      rates: [],
    }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: productHistory(row) }).error?.issues).toBeUndefined()
  }
})
