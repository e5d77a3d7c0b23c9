import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { updateOf } from './contract'
import { actionState, versioned } from '@console/core/workflows'
import { money } from '@console/core/contracts'
import { asSubmitted, liveAndSubmitted, type Resource } from '@console/core/resources'

const changeable = { name: z.string(), price: money }
const row = z.extend(versioned, {
  _actions: z.array(actionState(['approve'], [])),
  id: z.string(),
  ...changeable,
  update: updateOf(z.object(changeable)),
})
const detail = z.extend(row, {
  packSize: z.nullable(z.string()),
  detailUpdate: updateOf(z.object({ packSize: z.nullable(z.string()) })),
})
const kes = (amount: number) => ({ amount, currency: 'KES' as const })
const lamp = {
  id: 'lamp',
  version: 3,
  _actions: [],
  name: 'Lamp',
  price: kes(100),
  update: { name: 'Lamp', price: kes(120) },
}
const resource: Resource<z.infer<typeof row>, z.infer<typeof detail>> = {
  id: 'things',
  base: 'business',
  path: '/things',
  row,
  detail,
  fields: {},
  tokenOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
  workflows: [],
}

test('the fields have the submitted values, and `live` has the live values that differ', () => {
  expect(asSubmitted(lamp)).toMatchObject({
    name: 'Lamp',
    price: kes(120),
    live: { price: kes(100) },
  })
  expect(asSubmitted(lamp).live).not.toHaveProperty('name')
})

test('a record without an update is unchanged', () => {
  const live = { ...lamp, update: null }
  expect(asSubmitted(live)).toBe(live)
})

test('a live and a submitted resource read the same response, and refer to each other', () => {
  const { live, submitted } = liveAndSubmitted(resource)
  expect(live.row.parse(lamp)).toEqual(lamp)
  expect(submitted.row.parse(lamp).price).toEqual(kes(120))
  expect(live.id).not.toBe(submitted.id)
  expect([live.otherId, submitted.otherId]).toEqual([submitted.id, live.id])
})

test('a row merged into a full record keeps the other fields', () => {
  const { submitted } = liveAndSubmitted(resource)
  const whole = submitted.detail.parse({
    ...lamp,
    packSize: null,
    detailUpdate: { packSize: '6 pieces' },
  })
  expect(whole).toMatchObject({ packSize: '6 pieces', detailLive: { packSize: null } })
  const claimed = { ...whole, ...submitted.row.parse({ ...lamp, version: 4 }) }
  expect(claimed).toEqual({ ...whole, version: 4 })
})
