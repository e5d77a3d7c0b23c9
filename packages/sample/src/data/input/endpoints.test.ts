import {
  answerSchema,
  completeness,
  type InputDefinition,
  type InputGroup,
  inputsIn,
  isUnanswered,
} from '@console/domain/input'
import type { ProductDetail } from '@console/domain/product'
import { beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { type Calling, callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { formIn } from '../category-input/attributes'
import { categoryInputEndpoints } from '../category-input/endpoints'
import { storedCategoryInputs } from '../category-input/rows'
import { productAnswers, productChecksOf } from '../product/details'
import { productEndpoints } from '../product/endpoints'
import { productEntity } from '../product/entity'
import { serviceEntity } from '../service-product/entity'
import { serviceAnswers } from './answers'
import { currentAnswers } from './current'
import { inputEndpoints } from './endpoints'
import { inputEntity } from './entity'
import { inputIdOf, storedInputs } from './rows'

const [, , carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const callUnparsed = callAs(
  '/api/business',
  inputEndpoints,
  categoryInputEndpoints,
  productEndpoints,
)

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each test knows the type of its answer
async function call<Answer>(method: string, path: string, calling?: Calling) {
  const { status, answer } = await callUnparsed(method, path, calling)
  return { status, answer: answer as Answer }
}

async function read(key: string): Promise<InputDefinition> {
  return (await call<InputDefinition>('GET', `/inputs/${inputIdOf(key)}`)).answer
}

/** Changes the current version of an input. */
async function change(key: string, members: object) {
  const { version, ...before } = await read(key)
  const body = { ...before, replacements: {}, ...members }
  return call<InputDefinition>('PATCH', `/inputs/${inputIdOf(key)}`, { body, version })
}

async function productWith(isWaiting: boolean, categoryId: string): Promise<ProductDetail> {
  const row = database
    .rows(productEntity)
    .find(
      ({ category, submission, checksSummary }) =>
        category.categoryId.startsWith(categoryId) &&
        (submission !== null) === isWaiting &&
        checksSummary.fail + checksSummary.warn === 0,
    )
  return (await call<ProductDetail>('GET', `/products/${row?.secureToken}`)).answer
}

test('there are sixty valid inputs, which include all types', async () => {
  const { items } = (await call<{ items: InputDefinition[] }>('GET', '/inputs')).answer
  expect(items).toHaveLength(60)
  expect(new Set(items.map(({ type }) => type)).size).toBe(10)
  expect(new Set(items.map(({ key }) => key)).size).toBe(60)
  const bodies = items.map(({ inputId, version, ...body }) =>
    call('PATCH', `/inputs/${inputId}`, { body: { ...body, replacements: {} }, version }),
  )
  expect((await Promise.all(bodies)).map(({ status }) => status)).not.toContain(422)
})

test('the seed’s category forms are valid', async () => {
  for (const { categoryId, groups, version } of storedCategoryInputs()) {
    const { status, answer } = await call('PUT', `/category-inputs/${categoryId}`, {
      body: { groups },
      version,
    })
    expect({ status, answer }).toMatchObject({ status: 200, answer: { version: version + 1 } })
  }
})

test('operators read inputs, administrators write them', async () => {
  expect((await call('GET', '/inputs', { account: carol })).status).toBe(200)
  const { version } = await read('origin')
  const archive = `/inputs/${inputIdOf('origin')}/archive`
  const body = { replacedBy: null }
  expect((await call('POST', archive, { body, version, account: carol })).status).toBe(403)
})

test('usage of an input and its options matches the sellers’ answers', async () => {
  const { usageCount, optionUsage, categoryCount } = await read('season')
  expect(usageCount).toBeGreaterThan(50)
  expect(Object.values(optionUsage).reduce((sum, count) => sum + count, 0)).toBe(usageCount)
  expect(categoryCount).toBe(1)
})

test('refuses the key of another input at its field', async () => {
  const { inputId: _, ...origin } = await read('origin')
  const { status, answer } = await call('POST', '/inputs', { body: origin })
  expect({ status, answer }).toMatchObject({
    status: 409,
    answer: { code: 'duplicate', errors: [{ pointer: '/key' }] },
  })
  const added = await call<InputDefinition>('POST', '/inputs', {
    body: { ...origin, key: 'place' },
  })
  expect(added).toMatchObject({ status: 201, answer: { version: 1, usageCount: 0 } })
})

test('refuses to change the type and key of an input in use', async () => {
  const { status, answer } = await change('fortified', { type: 'text', key: 'other' })
  expect({ status, answer }).toMatchObject({
    status: 409,
    answer: { code: 'in_use', errors: [{ pointer: '/key' }, { pointer: '/type' }] },
  })
  expect((await change('solar_kit', { type: 'text' })).status).toBe(200)
})

test('an option in use can only be removed with a replacement, which takes over its answers', async () => {
  const { options, optionUsage } = await read('season')
  const left = options.filter(({ value }) => value !== 'short')
  const refused = await change('season', { options: left })
  expect(refused).toMatchObject({
    status: 409,
    answer: {
      code: 'in_use',
      optionUsage: { short: optionUsage.short },
      errors: [{ pointer: '/replacements/short' }],
    },
  })
  const { answer } = await change('season', { options: left, replacements: { short: 'all' } })
  expect(answer.optionUsage).toEqual({
    long: optionUsage.long,
    all: (optionUsage.all ?? 0) + (optionUsage.short ?? 0),
  })
})

test('an archived input is no longer asked, and its replacement takes over its answers', async () => {
  const { inputId: _, version, ...season } = await read('season')
  const { answer: other } = await call<InputDefinition>('POST', '/inputs', {
    body: { ...season, key: 'rains', label: { en: 'Rains' } },
  })
  const before = await productWith(false, 'farm-inputs')
  await call('POST', `/inputs/${inputIdOf('season')}/archive`, {
    body: { replacedBy: other.inputId },
    version,
  })
  const after = await productWith(false, 'farm-inputs')
  expect(after.attributes).toEqual(
    before.attributes.map((attribute) =>
      attribute.inputId === inputIdOf('season')
        ? { ...attribute, inputId: other.inputId, label: { en: 'Rains' } }
        : attribute,
    ),
  )
  expect(await read('season')).toMatchObject({ status: 'archived', usageCount: 0 })
})

test('refuses a replacement of another type', async () => {
  const { version } = await read('season')
  const { status, answer } = await call('POST', `/inputs/${inputIdOf('season')}/archive`, {
    body: { replacedBy: inputIdOf('brand') },
    version,
  })
  expect({ status, answer }).toMatchObject({
    status: 422,
    answer: { errors: [{ pointer: '/replacedBy' }] },
  })
})

/** Adds inputs to a category. */
function ask(categoryId: string, ...inputs: InputGroup['inputs']) {
  const groups = [{ key: 'more', label: { en: 'More' }, inputs }]
  return call('PUT', `/category-inputs/${categoryId}`, { body: { groups }, version: 0 })
}

test('a new input of a category is missing in waiting products, and blocks their approval', async () => {
  const before = await productWith(true, 'food-drinks.pulses')
  const isComplete = ({ checks }: ProductDetail) =>
    checks.find(({ code }) => code === 'attributes_complete')?.result
  expect(isComplete(before)).toBe('pass')
  await ask('food-drinks.pulses', {
    inputId: inputIdOf('brand'),
    isRequired: true,
    initial: null,
    visibleWhen: null,
  })
  const { answer: after } = await call<ProductDetail>('GET', `/products/${before.secureToken}`, {
    account: carol,
  })
  expect(isComplete(after)).toBe('fail')
  expect(after.checksSummary.fail).toBe(before.checksSummary.fail + 1)
  expect(after._actions.find(({ action }) => action === 'approve')).toMatchObject({
    blocker: 'checks_failed',
  })
  expect(after.attributes.at(-1)).toMatchObject({ label: { en: 'Brand' }, value: { en: '' } })
})

test('refuses a change that would break a category below, and names it', async () => {
  const solar = 'energy-cooking'
  const { groups, version } = storedCategoryInputs().find(
    ({ categoryId }) => categoryId === 'food-drinks',
  ) as { groups: InputGroup[]; version: number }
  const without = groups.map((group) => ({
    ...group,
    inputs: group.inputs.filter(({ inputId }) => inputId !== inputIdOf('fortified')),
  }))
  const { status, answer } = await call('PUT', '/category-inputs/food-drinks', {
    body: { groups: without },
    version,
  })
  expect(status).toBe(422)
  expect(JSON.stringify(answer)).toMatch(/food-drinks\.flour-grains/)
  expect((await ask(`${solar}.nothing`)).status).toBe(404)
})

test('refuses a write to an old version', async () => {
  const { status, answer } = await call('PUT', '/category-inputs/food-drinks', {
    body: { groups: [] },
    version: 0,
  })
  expect({ status, answer }).toMatchObject({ status: 412, answer: { current: { version: 1 } } })
})

test('the sellers’ seeded answers fit their forms, and checks find the missing ones', () => {
  expect(storedInputs().map(({ inputId }) => inputId)).toEqual(
    database.rows(inputEntity).map(({ inputId }) => inputId),
  )
  const products = database.rows(productEntity).map((row, index) => {
    const found = productChecksOf(row).find(({ code }) => code === 'attributes_complete')
    return { row, stored: productAnswers(index), expected: found?.result }
  })
  const services = database
    .rows(serviceEntity)
    .map((row, index) => ({ row, stored: serviceAnswers(index), expected: 'pass' }))
  for (const { row, stored, expected } of [...products, ...services]) {
    const form = formIn(database, row.category.categoryId)
    const answers = currentAnswers(database, stored)
    const inputs = inputsIn(form).filter(({ inputId }) => !isUnanswered(answers[inputId]))
    expect(inputs).toHaveLength(Object.keys(answers).length)
    expect(completeness(form, answers)).toBe(expected)
    for (const { inputId, definition } of inputs)
      expect(answerSchema(definition).safeParse(answers[inputId]).success).toBe(true)
  }
  expect(completeness(formIn(database, 'food-drinks.pulses'), {})).toBe('fail')
})
