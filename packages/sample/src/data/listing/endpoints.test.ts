import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { listingEndpoints } from './endpoints'

test('every response about listings matches its schema, including refusals', async () => {
  expect((await callEverything(listingEndpoints)).wrong).toEqual([])
}, 120_000)
