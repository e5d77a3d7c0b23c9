import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { serviceEndpoints } from './endpoints'

test('every response about service products matches its schema, including refusals', async () => {
  expect((await callEverything(serviceEndpoints)).wrong).toEqual([])
}, 120_000)
