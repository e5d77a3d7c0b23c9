import { formatsOf } from '@console/core/i18n'
import type { ReturnRow } from '@console/domain/return-voucher'
import { database } from '@console/sample'
import { returnVoucherEntity } from '@console/sample/return-voucher'
import { csvRows } from '@console/list'
import { expect, test } from 'vitest'
import { returnColumns } from './returnListParts'

test('decision 0010: a missing value is empty in a file, never a dash', () => {
  const context = { formats: formatsOf('en'), t: String, now: new Date('2026-06-15T09:00:00Z') }
  const returns = database.rows(returnVoucherEntity) as unknown as readonly ReturnRow[]
  const [, ...lines] = csvRows(Object.values(returnColumns), returns, context)
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.flat()).not.toContain('–')
})
