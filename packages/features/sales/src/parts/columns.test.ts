import { formatsOf } from '@console/core/i18n'
import type { ReturnRow } from '@console/domain/return-voucher'
import type { SaleRow } from '@console/domain/sale'
import { world } from '@console/sample'
import { returnVoucherEntity } from '@console/sample/return-voucher'
import { saleEntity } from '@console/sample/sale'
import { csvRows } from '@console/templates/Index/csv'
import { expect, test } from 'vitest'
import { returnColumns } from './returnColumns'
import { amountColumns, saleColumns } from './saleColumns'

const context = { formats: formatsOf('en'), t: String, now: new Date('2026-06-15T09:00:00Z') }
const sales = world.rows(saleEntity) as unknown as readonly SaleRow[]
const returns = world.rows(returnVoucherEntity) as unknown as readonly ReturnRow[]

test('decision 0010: what is not there is empty in a file, never a dash', () => {
  const files = [
    csvRows(Object.values({ ...saleColumns, ...amountColumns }), sales.slice(-200), context),
    csvRows(Object.values(returnColumns), returns, context),
  ]
  for (const [, ...lines] of files) {
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.flat()).not.toContain('–')
  }
})

test('decision 0010: each part of a sale is a number of minor units beside its currency', () => {
  const sale = sales[0]!
  const [, line] = csvRows(Object.values(amountColumns), [sale], context)
  const parts = Object.keys(amountColumns) as (keyof typeof amountColumns)[]
  expect(line).toEqual(parts.flatMap((part) => [sale[part], sale[part].currency]))
})
