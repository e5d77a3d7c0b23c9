import { queues } from '@console/domain/queues'
import { expect, test } from 'vitest'
import { en } from '../messages/en'

test('every queue has a title message', () => {
  expect(Object.keys(en)).toEqual(expect.arrayContaining(queues.map(({ name }) => `queue.${name}`)))
})
