import { queues } from '@console/domain/queues'
import { expect, test } from 'vitest'
import { sideNavigation } from './sideNavigation'

const entries = sideNavigation.flatMap(({ children = [] }) => children)

test('every queue has one entry, which leads to it and counts its records', () => {
  const shown = entries.flatMap(({ queue, url }) => (queue === undefined ? [] : [[queue, url]]))
  expect(shown.toSorted()).toEqual(queues.map(({ name, address }) => [name, address]).toSorted())
})
