import { businessEntity } from '@console/sample/business'
import { formatsOf } from '@console/core/i18n'
import { database } from '@console/sample'
import { csvRows } from '@console/list'
import { expect, test } from 'vitest'
import type { BusinessRow } from '@console/domain/business'
import { businessColumns } from './businessListParts'

const rows = database.rows(businessEntity) as unknown as readonly BusinessRow[]
const context = { formats: formatsOf('en'), t: String, now: new Date('2026-06-15T09:00:00Z') }

test('a missing value is empty instead of a dash, and the business number is a column', () => {
  const [head = [], ...lines] = csvRows(Object.values(businessColumns), rows, context)
  expect(lines.flat()).not.toContain('–')
  expect(head.slice(0, 2)).toEqual(['column.business', 'column.businessNo'])
  expect(lines[0]?.slice(0, 2)).toEqual([rows[0]?.tradingName, rows[0]?.businessNo])
})

test('has the value of orders in every currency', () => {
  const row = rows.find(({ stats }) => stats.gmv30d.length > 1)!
  const [, line] = csvRows([businessColumns.gmv30d], [row], context)
  expect(line).toHaveLength(row.stats.gmv30d.length)
  expect(line).toEqual(expect.arrayContaining(row.stats.gmv30d))
})

test('has the code beside its name', () => {
  const [, line] = csvRows([businessColumns.kind, businessColumns.country], rows, context)
  const { kind, country } = rows[0]!
  expect(line).toEqual([`kind.${kind}`, kind, `country.${country}`, country])
})
