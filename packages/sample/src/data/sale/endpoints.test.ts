import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { saleEndpoints } from './endpoints'

test('every response about sales matches its schema, including refusals', async () => {
  expect((await callEverything(saleEndpoints, 10)).wrong).toEqual([])
}, 120_000)
