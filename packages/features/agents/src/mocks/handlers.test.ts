import { callEverything } from '@console/core/mocks'
import { expect, test } from 'vitest'
import { agentEndpoints } from './handlers'

test('every answer about agents passes its schema, refusals included', async () => {
  expect((await callEverything(agentEndpoints)).wrong).toEqual([])
}, 120_000)
