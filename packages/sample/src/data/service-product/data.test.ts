import { history } from '@console/core/workflows'
import { expect, test } from 'vitest'
import { serviceDetail as schema } from '@console/domain/service-product'
import { answered } from '../shared/answered'
import { database } from '../../store/store'
import { serviceDetail, serviceUpdate } from './details'
import { serviceEntity } from './entity'
import { serviceHistory } from './history'

test('every service matches the contract, with its details and history', () => {
  for (const row of database.rows(serviceEntity)) {
    const detail = {
      ...answered(row),
      update: serviceUpdate(row),
      ...serviceDetail(row),
      rates: [],
    }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: serviceHistory(row) }).error?.issues).toBeUndefined()
  }
})
