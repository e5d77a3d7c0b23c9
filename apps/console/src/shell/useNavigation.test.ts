import { queueAddresses, queueNames } from '@console/domain/queues'
import { sideNavigation } from '@console/shell-navigation'
import { expect, test } from 'vitest'

const entries = sideNavigation.flatMap(({ children = [] }) => children)

test('every queue has one entry, which leads to it and shows how many wait in it', () => {
  const queues = entries.flatMap(({ queue, url }) => (queue === undefined ? [] : [[queue, url]]))
  expect(Object.fromEntries(queues)).toEqual(queueAddresses)
  expect(queues.map(([queue]) => queue).toSorted()).toEqual(queueNames.toSorted())
})
