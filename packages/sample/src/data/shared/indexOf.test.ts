import { expect, test } from 'vitest'
import { databaseIn } from '../../server/otherDatabases'
import { database } from '../../store/store'
import { productUpdate } from '../product/details'
import { productEntity } from '../product/entity'

test('in the scenario “many”, a copy has the same submission as its original', () => {
  const original = database
    .rows(productEntity)
    .findIndex((row) => row.submission?.kind === 'update')
  const rows = databaseIn('many').rows(productEntity)
  const copy = rows[original + database.rows(productEntity).length]!
  expect(productUpdate(copy)).toEqual(productUpdate(rows[original]!))
  expect(productUpdate(copy)).not.toBeNull()
})
