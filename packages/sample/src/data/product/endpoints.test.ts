import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { productEndpoints } from './endpoints'

test('every answer about products passes its schema, refusals included', async () => {
  expect((await callEverything(productEndpoints)).wrong).toEqual([])
}, 120_000)
