import { callEverything } from '@console/core/mocks'
import { expect, test } from 'vitest'
import { productEndpoints, reviewEndpoints, serviceEndpoints } from './handlers'

const patience = 120_000

test(
  'every answer about products passes its schema, refusals included',
  async () => {
    expect((await callEverything(productEndpoints)).wrong).toEqual([])
  },
  patience,
)

test(
  'every answer about service products passes its schema, refusals included',
  async () => {
    expect((await callEverything(serviceEndpoints)).wrong).toEqual([])
  },
  patience,
)

test(
  'every answer about reviews passes its schema, refusals included',
  async () => {
    expect((await callEverything(reviewEndpoints)).wrong).toEqual([])
  },
  patience,
)
