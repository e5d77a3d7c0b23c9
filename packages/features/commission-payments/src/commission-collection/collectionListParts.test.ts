import { collectionEntity } from '@console/sample/commission-collection'
import { database } from '@console/sample'
import type { CollectionRow } from '@console/domain/commission-collection'
import { expect, test } from 'vitest'
import { collections } from '../collections'

/** Amount of a row in a column. */
function shownIn(id: string, row: CollectionRow): number {
  const [cell] = collections.columns.find((column) => column.id === id)?.csv ?? []
  return cell && 'money' in cell ? (cell.money(row)?.amount ?? 0) : Number.NaN
}

test('the shown amounts add up to the outstanding one, in every row of the sample database', () => {
  const shown = collections.columns
    .filter(({ isMoney, isOptional }) => isMoney && !isOptional)
    .map(({ id }) => id)
  expect(shown).toEqual(['accrued', 'reversed', 'adjusted', 'paid', 'outstanding'])
  for (const row of database.rows(collectionEntity) as unknown as readonly CollectionRow[]) {
    const sum = shown.slice(0, -1).reduce((all, id) => all + shownIn(id, row), 0)
    expect(sum).toBe(shownIn('outstanding', row))
  }
})
