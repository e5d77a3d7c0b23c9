import { database } from '@console/sample'
import { orderEntity } from '@console/sample/order'
import type { OrderRow } from '@console/domain/order'
import { expect, test } from 'vitest'
import { matchPasted } from './PasteField'
import { readPasted } from './pasted'

const orders = database.rows(orderEntity).slice(0, 3) as unknown as OrderRow[]
const [first, second] = orders.map(({ reference }) => reference)

const read = (text: string) => {
  const { filled, faults } = matchPasted(readPasted(text), orders)
  return [filled.size, ...faults.map(({ line, fault }) => `${line} ${fault}`)]
}

test('matches each row with one of the chosen orders, or reports its fault', () => {
  expect(read(`${first}\tTRK-1\n${second}\tZiwa\tTRK-2`)).toEqual([2])
  expect(read('B2C-2026-999999\tTRK-1')).toEqual([0, '1 unknown'])
  expect(read(`${first}\tTRK-1\n${first}\tTRK-2`)).toEqual([1, '2 twice'])
  expect(read(`${first}\tTRK\n${second}\t${'9'.repeat(41)}`)).toEqual([
    0,
    '1 tracking',
    '2 tracking',
  ])
  expect(read(`${first}\t${'Z'.repeat(81)}\tTRK-1`)).toEqual([0, '1 carrier'])
})

test('matches references regardless of case and surrounding spaces', () => {
  expect(read(` ${first?.toLowerCase()} \tTRK-1`)).toEqual([1])
})
