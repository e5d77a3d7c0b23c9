import { callAs, declarationOf, resetSampleBackend } from '@console/sample'
import { beforeEach, expect, test } from 'vitest'
import { sampleHandlers } from './mocks'

/* Specification 8: "Other sample calls always answer 200" (decision 0044). */

const call = callAs('/api', { handlers: sampleHandlers })

beforeEach(() => resetSampleBackend())

test('sample calls are public and never refused, except those about a board and those of the sample sign-in', () => {
  const declared = sampleHandlers.map((handler) => declarationOf(handler)!)
  const refused = declared.filter(
    ({ roles, status, refusals = [] }) =>
      roles !== 'public' || status !== 200 || refusals.length > 0,
  )
  const apps = refused.map(({ path }) => path.split('/')[1])
  expect([...new Set(apps)].toSorted()).toEqual(['auth', 'scrumboard-app'])
  const ofBoards = refused.filter(({ path }) => path.startsWith('/scrumboard-app'))
  const statuses = ofBoards.flatMap(({ refusals }) => refusals?.map(({ status }) => status))
  expect([...new Set(statuses)]).toEqual([404])
})

/** First of the records that a call returns. */
async function first(path: string): Promise<object> {
  const { answer } = await call('GET', path)
  const [row] = answer as object[]
  return row!
}

test.each([
  ['/notes-app/update-note', '/notes-app/notes', (note: object) => ({ note })],
  ['/todo-app/update-todo', '/todo-app/todos', (todo: object) => todo],
  ['/contacts-app/update-contact', '/contacts-app/contacts', (contact: object) => contact],
] as const)(
  '%s about a missing record answers null and stores nothing',
  async (path, list, bodyOf) => {
    const gone = { ...(await first(list)), id: 'gone' }
    expect(await call('POST', path, { body: bodyOf(gone) })).toMatchObject({
      status: 200,
      answer: null,
    })
    const { answer } = await call('GET', list)
    expect((answer as { id: string }[]).map(({ id }) => id)).not.toContain('gone')
  },
)

test('specification 7: a note is sent in the member `note`; unknown query parameters are ignored', async () => {
  const { id: _, ...note } = (await first('/notes-app/notes')) as { id: string }
  expect(await call('POST', '/notes-app/create-note', { body: { note } })).toMatchObject({
    status: 200,
    answer: { ...note, id: expect.any(String) },
  })
  expect(await call('GET', '/mail-app/mails?unknown=1')).toMatchObject({ status: 200 })
})
