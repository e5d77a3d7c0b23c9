import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { rateEndpoints } from './endpoints'
import { agentPaidEndpoints, productPaidEndpoints } from './paid'

test('every answer about rates passes its schema, refusals included', async () => {
  expect((await callEverything(rateEndpoints, 20)).wrong).toEqual([])
}, 120_000)

test('every answer about what is paid passes its schema', async () => {
  expect((await callEverything(productPaidEndpoints, 200)).wrong).toEqual([])
  expect((await callEverything(agentPaidEndpoints, 20)).wrong).toEqual([])
}, 120_000)
