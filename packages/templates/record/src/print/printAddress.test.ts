import { expect, test } from 'vitest'
import { maxPrinted, printAt, withPrintout } from './printAddress'

const token = (number: number) => `order-${String(number).padStart(14, '0')}`

test('an address names the document, and further records', () => {
  expect(printAt('?secureToken=x')).toBeNull()
  expect(printAt('?print=invoice')).toEqual({ id: 'invoice', also: [] })
  expect(printAt(`?print=invoice&also=${token(1)},../../secret,${token(1)},,${token(2)}`)).toEqual({
    id: 'invoice',
    also: [token(1), token(2)],
  })
})

test('limits an address to the maximum number of printed records', () => {
  const also = Array.from({ length: 200 }, (_, number) => token(number)).join(',')
  expect(printAt(`?print=invoice&also=${also}`)?.also).toHaveLength(maxPrinted - 1)
})

test('the link back to the record keeps its list', () => {
  const search = `?secureToken=${token(1)}&from=page%3D2&print=invoice&also=${token(2)}`
  expect(withPrintout(search, null)).toBe(`?secureToken=${token(1)}&from=page%3D2`)
  expect(withPrintout(search, 'packing-list')).toContain('print=packing-list')
})
