import { callEverything } from '@console/core/mocks'
import { expect, test } from 'vitest'
import { businessEndpoints } from './handlers'

test('every answer about businesses passes its schema, refusals included', async () => {
  expect((await callEverything(businessEndpoints)).wrong).toEqual([])
}, 120_000)
