import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { thingNameEndpoints } from './endpoints'

test('every answer about them passes its schema, refusals included', async () => {
  expect((await callEverything(thingNameEndpoints)).wrong).toEqual([])
})
