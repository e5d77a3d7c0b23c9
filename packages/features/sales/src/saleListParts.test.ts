import { formatsOf } from '@console/core/i18n'
import type { SaleRow } from '@console/domain/sale'
import { database } from '@console/sample'
import { saleEntity } from '@console/sample/sale'
import { csvRows } from '@console/list'
import { expect, test } from 'vitest'
import { saleColumns } from './saleListParts'

const context = { formats: formatsOf('en'), t: String, now: new Date('2026-06-15T09:00:00Z') }
const sales = database.rows(saleEntity) as unknown as readonly SaleRow[]

test('decision 0010: a missing value is empty in a file, never a dash', () => {
  const [, ...lines] = csvRows(Object.values(saleColumns), sales.slice(-200), context)
  expect(lines).toHaveLength(200)
  expect(lines.flat()).not.toContain('–')
})

test('decision 0010: each part of a sale is a number of minor units beside its currency', () => {
  const sale = sales[0]!
  const parts = ['gross', 'discount', 'tax', 'delivery', 'net', 'returned', 'payable'] as const
  const [, line] = csvRows(
    parts.map((part) => saleColumns[part]),
    [sale],
    context,
  )
  expect(line).toEqual(parts.flatMap((part) => [sale[part], sale[part].currency]))
})
