import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { saleEndpoints } from './endpoints'

test('every answer about sales passes its schema, refusals included', async () => {
  expect((await callEverything(saleEndpoints, 10)).wrong).toEqual([])
}, 120_000)
