import { type ApplicationReport, askedIn, type CategoryInputs } from '@console/domain/input'
import { beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { callAs, type Calling } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { inputIdOf } from '../input/rows'
import { categoryInputEndpoints } from './endpoints'

const [, , carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const call = callAs('/api/business/category-inputs', categoryInputEndpoints)
const halal = inputIdOf('halal')
const group = { key: 'papers', label: { en: 'Certificates' } }

async function read(categoryId: string) {
  return (await call('GET', `/${categoryId}`)).answer as CategoryInputs
}

async function report(what: string, inputId: string, ids: readonly string[], calling?: Calling) {
  const categories = await Promise.all(
    ids.map(async (categoryId) => ({ categoryId, version: (await read(categoryId)).version })),
  )
  const body = { inputId, group, isRequired: true, categories, ...(calling?.body as object) }
  const { status, answer } = await call('POST', `/${what}`, { ...calling, body })
  const { results } = (answer ?? {}) as Partial<ApplicationReport>
  return { status, outcomes: results?.map(({ outcome }) => outcome), results }
}

test('applies an input to several categories at once, under its heading, and withdraws it again', async () => {
  const ids = ['food-drinks.pulses', 'building-hardware.paint']
  const done = await report('apply', halal, ids)
  expect(done.outcomes).toEqual(['done', 'done'])
  const paint = await read('building-hardware.paint')
  expect(paint.groups.at(-1)).toMatchObject({
    ...group,
    inputs: [{ inputId: halal, isRequired: true }],
  })
  expect(done.results?.[1]?.version).toBe(paint.version)
  expect((await report('withdraw', halal, ids)).outcomes).toEqual(['done', 'done'])
  const after = await read('building-hardware.paint')
  expect(askedIn(after).map(({ inputId }) => inputId)).not.toContain(halal)
  expect(after.groups.map(({ key }) => key)).toEqual(['paint'])
})

test('reports categories that ask or inherit the input, or have changed, and leaves them unchanged', async () => {
  const own = 'food-drinks.flour-grains'
  const below = 'food-drinks.pulses'
  const food = await read('food-drinks')
  const done = await report('apply', halal, [own, below, 'food-drinks', 'nowhere'], {
    body: {
      categories: [
        { categoryId: own, version: 1 },
        { categoryId: below, version: 0 },
        { categoryId: 'food-drinks', version: food.version },
        { categoryId: 'building-hardware', version: 7 },
        { categoryId: 'nowhere', version: 0 },
      ],
    },
  })
  expect(done.outcomes).toEqual(['own', 'inherited', 'done', 'stale', 'unknown'])
  expect((await read(below)).version).toBe(0)
  expect((await report('withdraw', halal, [below])).outcomes).toEqual(['not_asked'])
})

test('an input that others depend on is not withdrawn', async () => {
  const fortified = inputIdOf('fortified')
  expect((await report('withdraw', fortified, ['food-drinks'])).outcomes).toEqual(['unfit_below'])
})

test('refuses to apply an archived input, and refuses staff', async () => {
  expect((await report('apply', inputIdOf('made_in'), ['food-drinks'])).status).toBe(422)
  const carols = await report('apply', halal, ['food-drinks'], { account: carol })
  expect(carols.status).toBe(403)
})
