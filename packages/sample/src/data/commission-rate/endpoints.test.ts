import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { rateEndpoints } from './endpoints'
import { agentPaidEndpoints, productPaidEndpoints } from './paid'

test('every response about rates matches its schema, including refusals', async () => {
  expect((await callEverything(rateEndpoints, 20)).wrong).toEqual([])
}, 120_000)

test('every response about paid commission matches its schema', async () => {
  expect((await callEverything(productPaidEndpoints, 200)).wrong).toEqual([])
  expect((await callEverything(agentPaidEndpoints, 20)).wrong).toEqual([])
}, 120_000)
