import { callEverything } from '../../resources/callEverything'
import { expect, test } from 'vitest'
import { businessEndpoints } from './endpoints'

test('every answer about businesses passes its schema, refusals included', async () => {
  expect((await callEverything(businessEndpoints)).wrong).toEqual([])
}, 120_000)
