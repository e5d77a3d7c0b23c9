import { expect, test } from 'vitest'
import { queueFigureAddress } from './figures'

const agents = { name: 'agents', place: 1, address: '/agents' }
const listings = { name: 'listings', place: 2, address: '/listings', view: 'review' }

test('a figure leads to exactly what it counts, also where its list opens with more than what waits', () => {
  expect(queueFigureAddress(agents, 'waiting')).toBe('/agents')
  expect(queueFigureAddress(agents, 'overdue')).toBe('/agents?overdue=true')
  expect(queueFigureAddress(agents, 'mine')).toBe('/agents?view=mine')
  expect(queueFigureAddress(listings, 'waiting')).toBe('/listings?view=review')
  expect(queueFigureAddress(listings, 'overdue')).toBe('/listings?overdue=true&view=review')
  expect(queueFigureAddress(listings, 'mine')).toBe('/listings?view=mine')
})
