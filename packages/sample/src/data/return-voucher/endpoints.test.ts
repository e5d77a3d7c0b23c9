import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { returnEndpoints } from './endpoints'

test('every response about returns matches its schema, including refusals', async () => {
  expect((await callEverything(returnEndpoints)).wrong).toEqual([])
}, 120_000)
