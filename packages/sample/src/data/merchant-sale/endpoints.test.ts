import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { merchantSaleEndpoints } from './endpoints'

test('every answer about payments at tills passes its schema, refusals included', async () => {
  expect((await callEverything(merchantSaleEndpoints, 10)).wrong).toEqual([])
}, 120_000)
