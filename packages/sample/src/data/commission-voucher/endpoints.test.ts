import { expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { collectionEndpoints } from '../commission-collection/endpoints'
import { voucherEndpoints } from './endpoints'

test('every response about vouchers matches its schema, including refusals', async () => {
  expect((await callEverything(voucherEndpoints, 10)).wrong).toEqual([])
}, 120_000)

test('every response about collections matches its schema, including refusals', async () => {
  expect((await callEverything(collectionEndpoints, 10)).wrong).toEqual([])
}, 120_000)
