import { describe, expect, test } from 'vitest'
import { cardPlaces } from './cardPlaces'

const name = { id: 'name', priority: 1 } as const
const status = { id: 'status', priority: 1, isStatus: true } as const
const total = { id: 'total', priority: 1, isMoney: true } as const
const due = { id: 'due', priority: 1 } as const
const payment = { id: 'payment', priority: 2 } as const
const note = { id: 'note', priority: 3 } as const

describe('values of a card', () => {
  test('shows the amount beside the name, the status beside the party, then what matters most', () => {
    expect([...cardPlaces([name, payment, note, status, total, due], false)]).toEqual([
      ['total', 'lead'],
      ['status', 'side'],
      ['due', 'rest'],
      ['payment', 'rest'],
    ])
  })

  test('shows one line less with a next step', () => {
    expect([...cardPlaces([name, status, total, due, payment], true).keys()]).toEqual([
      'total',
      'status',
      'due',
    ])
  })

  test('without an amount shows the status beside the name, and values that need a caption with it', () => {
    expect([...cardPlaces([name, due, status, payment], false)]).toEqual([
      ['status', 'lead'],
      ['due', 'rest'],
      ['payment', 'rest'],
    ])
    expect([...cardPlaces([name, due], false)]).toEqual([['due', 'rest']])
    expect(cardPlaces([name], false).size).toBe(0)
  })
})
