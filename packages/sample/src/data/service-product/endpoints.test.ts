import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { serviceEndpoints } from './endpoints'

test('every answer about service products passes its schema, refusals included', async () => {
  expect((await callEverything(serviceEndpoints)).wrong).toEqual([])
}, 120_000)
