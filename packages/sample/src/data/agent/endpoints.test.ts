import { callEverything } from '../../resources/callEverything'
import { expect, test } from 'vitest'
import { agentEndpoints } from './endpoints'

test('every response about agents matches its schema, including refusals', async () => {
  expect((await callEverything(agentEndpoints)).wrong).toEqual([])
}, 120_000)
