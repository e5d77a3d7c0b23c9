import { describe, expect, test } from 'vitest'
import { cardPlaces } from './cardPlaces'

const name = { id: 'name', priority: 1 } as const
const status = { id: 'status', priority: 1, cell: true } as const
const total = { id: 'total', priority: 1, align: 'end', isMoney: true } as const
const due = { id: 'due', priority: 1 } as const
const payment = { id: 'payment', priority: 2 } as const
const note = { id: 'note', priority: 3 } as const

describe('a card shows what one decides by', () => {
  test('the amount beside the name, the status beside the party, then what matters most', () => {
    expect([...cardPlaces([name, payment, note, status, total, due], false)]).toEqual([
      ['total', 'lead'],
      ['status', 'side'],
      ['due', 'rest'],
      ['payment', 'rest'],
    ])
  })

  test('with a next step one line of the others, for the step takes one', () => {
    expect([...cardPlaces([name, status, total, due, payment], true).keys()]).toEqual([
      'total',
      'status',
      'due',
    ])
  })

  test('without an amount or a status the first that there is takes their place', () => {
    expect([...cardPlaces([name, due, payment], false)]).toEqual([
      ['due', 'lead'],
      ['payment', 'side'],
    ])
    expect(cardPlaces([name], false).size).toBe(0)
  })
})
