import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { reviewEndpoints } from './endpoints'

test('every response about reviews matches its schema, including refusals', async () => {
  expect((await callEverything(reviewEndpoints)).wrong).toEqual([])
}, 120_000)
