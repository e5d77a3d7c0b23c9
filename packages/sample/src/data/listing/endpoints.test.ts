import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { listingEndpoints } from './endpoints'

test('every answer about listings passes its schema, refusals included', async () => {
  expect((await callEverything(listingEndpoints)).wrong).toEqual([])
}, 120_000)
