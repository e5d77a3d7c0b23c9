import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { returnEndpoints } from './endpoints'

test('every answer about returns passes its schema, refusals included', async () => {
  expect((await callEverything(returnEndpoints)).wrong).toEqual([])
}, 120_000)
