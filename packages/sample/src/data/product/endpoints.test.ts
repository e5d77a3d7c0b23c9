import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { productEndpoints } from './endpoints'

test('every response about products matches its schema, including refusals', async () => {
  expect((await callEverything(productEndpoints)).wrong).toEqual([])
}, 120_000)
