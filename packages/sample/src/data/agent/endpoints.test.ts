import { callEverything } from '../../resources/callEverything'
import { expect, test } from 'vitest'
import { agentEndpoints } from './endpoints'

test('every answer about agents passes its schema, refusals included', async () => {
  expect((await callEverything(agentEndpoints)).wrong).toEqual([])
}, 120_000)
