import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { reviewEndpoints } from './endpoints'

test('every answer about reviews passes its schema, refusals included', async () => {
  expect((await callEverything(reviewEndpoints)).wrong).toEqual([])
}, 120_000)
