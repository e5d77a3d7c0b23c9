import { ApiError, type Send } from '@console/core/api'
import { callAs, declarationOf, resetSampleBackend } from '@console/sample'
import { beforeEach, expect, test } from 'vitest'
import { sampleHandlers } from './mocks'

/*
 * After a write whose answer is invalid, or about another record, the result is unknown: no screen may report success. `finish`
 * of its call ensures that.
 */

type Write = (send: Send, ...about: unknown[]) => Promise<unknown>

const files = import.meta.glob<Record<string, Write>>(
  '../../../packages/features/samples/{academy,calendar,store}/src/api.ts',
  { eager: true },
)
const api = Object.assign({}, ...Object.values(files)) as Record<string, Write>
const call = callAs('/api', { handlers: sampleHandlers })

/** First of the records that a call returns. */
async function first(path: string): Promise<{ id: string }> {
  const { answer } = await call('GET', path)
  const [row] = answer as { id: string }[]
  return row!
}
const firstEvent = () => first('/calendar-app/events')
const firstProduct = () => first('/ProductManagement-app/products')
const firstCourse = () => first('/academy-app/courses')

/** Every write of these apps, made about an existing record. */
const writes: Readonly<Record<string, (send: Send) => Promise<unknown>>> = {
  '/academy-app/course/restart': async (send) => api.restartCourse!(send, (await firstCourse()).id),
  '/academy-app/course/update': async (send) =>
    api.updateCourse!(send, (await firstCourse()).id, 3),
  '/calendar-app/add-events': async (send) =>
    api.addEvents!(send, [{ ...(await firstEvent()), id: 'made' }]),
  '/calendar-app/remove-event': async (send) => api.removeEvent!(send, (await firstEvent()).id),
  async '/calendar-app/update-event'(send) {
    const event = await firstEvent()
    return api.updateEvent!(send, { ...event, title: 'Changed' }, event)
  },
  '/ProductManagement-app/product/save': async (send) =>
    api.saveProduct!(send, { ...(await firstProduct()), active: false }),
}

/** Reads an answer as `createSend` does; the sample backend gives it, and `spoil` changes it. */
function sending(spoil: (answer: unknown) => unknown): Send {
  return async ({ method, path, body, answer, finish }) => {
    const good = await call(method, path, { body: body as object })
    const read = answer.safeParse(spoil(good.answer))
    if (!read.success) throw new ApiError({ status: 200, code: 'contract' })
    const reading = {
      requestId: null,
      leaveOut: () => undefined,
      mismatch: () => new ApiError({ status: 200, code: 'mismatched' }),
    }
    return finish?.(read.data, reading) ?? read.data
  }
}

/** The same answer about another record: every id differs. */
function aboutAnother(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    ['id', 'eventId'].includes(name) && typeof value === 'string' ? `not-${value}` : value,
  )
}

beforeEach(() => resetSampleBackend())

test('every write of the academy, the calendar and the store is tried', () => {
  const declared = sampleHandlers.map((handler) => declarationOf(handler)!)
  const paths = declared
    .filter(({ method }) => method !== 'GET')
    .map(({ path }) => path)
    .filter((path) => /^\/(academy-app|calendar-app|ProductManagement-app)\//.test(path))
  expect(paths.toSorted()).toEqual(Object.keys(writes).toSorted())
})

test.each(Object.entries(writes))(
  '%s: only a complete answer about the written record counts as success',
  async (_, write) => {
    await expect(write(sending((answer) => answer))).resolves.toBeDefined()
    resetSampleBackend()
    for (const spoil of [aboutAnother, () => ({}), () => 'fine', () => [null]]) {
      const error = await write(sending(spoil)).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ isUnclear: true })
      resetSampleBackend()
    }
    // Null means a deleted record if the call knows that; it is never a success.
    await expect(write(sending(() => null))).rejects.toBeInstanceOf(ApiError)
  },
)

test('an answer with an earlier step of a course, or with a product that is still in the store, is no success', async () => {
  const lessFar = (answer: unknown) => ({ ...(answer as object), activeStep: 1 })
  await expect(writes['/academy-app/course/update']!(sending(lessFar))).rejects.toMatchObject({
    code: 'mismatched',
  })
  const stays = (answer: unknown) => ({ ...(answer as object), active: true })
  await expect(
    writes['/ProductManagement-app/product/save']!(sending(stays)),
  ).rejects.toMatchObject({ code: 'mismatched' })
})
