import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { merchantSaleEndpoints } from './endpoints'

test('every response about payments at tills matches its schema, including refusals', async () => {
  expect((await callEverything(merchantSaleEndpoints, 10)).wrong).toEqual([])
}, 120_000)
