import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { thingNameEndpoints } from './endpoints'

test('every response matches its schema, refusals included', async () => {
  expect((await callEverything(thingNameEndpoints)).wrong).toEqual([])
})
