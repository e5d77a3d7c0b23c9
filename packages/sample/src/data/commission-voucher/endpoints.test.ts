import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { collectionEndpoints } from '../commission-collection/endpoints'
import { voucherEndpoints } from './endpoints'

test('every answer about vouchers passes its schema, refusals included', async () => {
  expect((await callEverything(voucherEndpoints, 10)).wrong).toEqual([])
}, 120_000)

test('every answer about collections passes its schema, refusals included', async () => {
  expect((await callEverything(collectionEndpoints, 10)).wrong).toEqual([])
}, 120_000)
