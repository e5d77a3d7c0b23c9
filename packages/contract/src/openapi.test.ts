import { money, pageOf, readableListOf, token } from '@console/core/contracts'
import { declarationOf, endpoint, oneOf, sampleBases } from '@console/sample'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callsOf } from './calls'
import { openApi } from './openapi'
import { nameSchemas } from './schemas'

const fruitRow = z.object({ fruitToken: token, price: money, seeds: z.nullable(z.int()) })
const body = z.object({ price: money })

const handlers = [
  endpoint(
    {
      method: 'GET',
      base: 'gateway',
      path: '/fruits',
      roles: ['admin'],
      answer: pageOf(fruitRow),
      query: {
        colour: { value: oneOf(['red', 'green']), several: 'repeated' },
        sort: { value: oneOf(['price', '-price']), several: 'commas', max: 3 },
      },
    },
    () => {
      throw new Error('must not be called')
    },
  ),
  endpoint(
    {
      method: 'PATCH',
      base: 'gateway',
      path: '/fruits/:token',
      roles: 'public',
      body,
      answer: readableListOf(fruitRow),
      isOnce: true,
      isMatched: true,
      refusals: [
        { status: 412, code: 'stale_version' },
        { status: 409, code: 'sold', field: 'price' },
      ],
    },
    () => [],
  ),
]

const ripe = {
  method: 'GET',
  base: 'gateway',
  path: '/ripe',
  roles: 'public',
  status: 200,
  answer: fruitRow,
  stream: { heartbeat: 5000 },
  isOptional: true,
} as const

const document = openApi({
  calls: callsOf(handlers, [ripe]),
  schemas: nameSchemas({ 'fruit/contract.ts': { fruitRow }, 'values.ts': { money } }),
  examples: { getFruits: { answer: { total: 0 } } },
  addresses: { ...sampleBases, server: '/' },
})

function operation(path: string, method: string) {
  return document.paths[path]?.[method] as {
    [member: string]: unknown
    responses: Record<string, { 'x-codes'?: unknown; content?: unknown; $ref?: string }>
  }
}

test('a call has its name, its roles, and its query parameters with their serialization', () => {
  expect(operation('/fruits', 'get')).toMatchObject({
    operationId: 'getFruits',
    tags: ['fruits'],
    'x-roles': ['admin'],
    security: [{ bearer: [] }],
    parameters: [
      { name: 'colour', explode: true, schema: { items: { enum: ['red', 'green'] } } },
      { name: 'sort', explode: false, schema: { maxItems: 3 } },
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
  })
  expect(document.paths['/fruits']).toMatchObject({ servers: [{ url: '/api/gateway' }] })
})

test('two calls with the same method and path are refused, even with different bases', () => {
  const other = { ...declarationOf(handlers[0]!)!, base: 'samples' as const }
  expect(() => callsOf(handlers, [other])).toThrow('GET /fruits is declared twice')
})

test('a stream has the schema of its events, and its interval', () => {
  expect(operation('/ripe', 'get')).toMatchObject({ 'x-optional': true })
  expect(operation('/ripe', 'get').responses[200]?.content).toEqual({
    'text/event-stream': {
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { $ref: '#/components/schemas/FruitRow' },
      },
      'x-heartbeat-seconds': 5,
    },
  })
})

test('a named schema is defined once and referenced; a response has its example', () => {
  expect(operation('/fruits', 'get').responses[200]).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { items: { items: { $ref: '#/components/schemas/FruitRow' } } } },
        example: { total: 0 },
      },
    },
  })
  expect(document.components.schemas.FruitRow).toMatchObject({
    properties: { price: { $ref: '#/components/schemas/Money' } },
    required: ['fruitToken', 'price', 'seeds'],
  })
  // The range of a whole number has no meaning in the contract.
  expect(document.components.schemas.Money).toMatchObject({
    properties: { amount: { type: 'integer' } },
  })
})

test('a write lists its headers, and every code of its refusals', () => {
  const { parameters, responses, security } = operation('/fruits/{token}', 'patch')
  expect(security).toEqual([])
  expect(parameters).toEqual([
    expect.objectContaining({ name: 'token', in: 'path', required: true }),
    { $ref: '#/components/parameters/IfMatch' },
    { $ref: '#/components/parameters/IdempotencyKey' },
    { $ref: '#/components/parameters/AcceptLanguage' },
  ])
  expect(Object.keys(responses)).toEqual(['200', '400', '404', '409', '412', '422', '428', '429'])
  expect(responses[409]?.['x-codes']).toEqual([{ code: 'sold', field: 'price' }])
  expect(responses[422]?.['x-codes']).toEqual([
    { code: 'validation' },
    { code: 'idempotency_mismatch' },
  ])
  expect(responses[428]?.$ref).toBe('#/components/responses/HeaderMissing')
})

test('a list that is parsed item by item has the schema of its items', () => {
  expect(operation('/fruits/{token}', 'patch').responses[200]).toMatchObject({
    content: {
      'application/json': {
        schema: { type: 'array', items: { $ref: '#/components/schemas/FruitRow' } },
      },
    },
  })
})

test('an exported name of two contracts is prefixed with the folder', () => {
  const label = z.string()
  expect(
    Object.keys(
      nameSchemas({
        'features/samples/mail/src/contract.ts': { label },
        'features/samples/to-do/src/contract.ts': { label, isEmpty: () => true },
      }),
    ),
  ).toEqual(['MailLabel', 'ToDoLabel'])
})
