import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { orderEndpoints } from './endpoints'

test('every response about orders matches its schema, including refusals', async () => {
  expect((await callEverything(orderEndpoints, 10)).wrong).toEqual([])
}, 300_000)
