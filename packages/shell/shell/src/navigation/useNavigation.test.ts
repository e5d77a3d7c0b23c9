import { navigationFor } from '@console/core/routes'
import { queues } from '@console/domain/queues'
import { expect, test } from 'vitest'
import { sideNavigation } from './sideNavigation'

test('every queue has one entry, which leads to it and counts its records', () => {
  // Another number for each queue.
  const waitingIn = (queue: string) => 1 + queues.findIndex(({ name }) => name === queue)
  const view = { isShown: () => true, translate: (key: string) => key, waitingIn }
  const entries = navigationFor(sideNavigation, view).flatMap(({ children = [] }) => children)
  const shown = entries.flatMap(({ badge, url }) => (badge === undefined ? [] : [[badge, url]]))
  expect(shown.toSorted()).toEqual(
    queues.map(({ name, address }) => [waitingIn(name), address]).toSorted(),
  )
})
