import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { orderEndpoints } from './endpoints'

test('every answer about orders passes its schema, refusals included', async () => {
  expect((await callEverything(orderEndpoints, 10)).wrong).toEqual([])
}, 300_000)
