import { callEverything } from '../../resources/callEverything'
import { expect, test } from 'vitest'
import { businessEndpoints } from './endpoints'

test('every response about businesses matches its schema, including refusals', async () => {
  expect((await callEverything(businessEndpoints)).wrong).toEqual([])
}, 120_000)
