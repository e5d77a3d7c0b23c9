import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createOptimisticMutations } from './optimisticMutations'

interface Row {
  id: string
  isStarred?: boolean
  isRead?: boolean
}

type Rows = readonly Row[]

const key = ['rows']
const [a, b, c]: [Row, Row, Row] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

/** Cached rows, and a server that answers on demand. */
function start() {
  const queries = new QueryClient()
  queries.setQueryData<Rows>(key, [a, b, c])
  const readAgain = vi.spyOn(queries, 'invalidateQueries')
  const writes = createOptimisticMutations<Rows>(queries, key)
  const sent: { input: Rows | undefined; take: () => void; refuse: () => void }[] = []
  const refused = new Error('refused')

  /** Write of one press to a row; null removes it. */
  function press(id: string, change: Omit<Row, 'id'> | null) {
    const answer = writes.write({
      become: (rows) =>
        change === null
          ? rows.filter((row) => row.id !== id)
          : rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      call: ([input]) =>
        new Promise<string>((resolve, reject) =>
          sent.push({ input, take: () => resolve('taken'), refuse: () => reject(refused) }),
        ),
    })
    return answer.catch((error: unknown) => error)
  }

  return {
    queries,
    writes,
    sent,
    refused,
    readAgain,
    press,
    drawn: () => queries.getQueryData<Rows>(key),
    /** Waits until this many were sent. */
    sentUpTo: (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count)),
  }
}

test('shows all writes at once, and sends them one after the other in order', async () => {
  const { press, sent, sentUpTo, drawn, readAgain } = start()
  const first = press('a', { isStarred: true })
  const second = press('b', null)
  await sentUpTo(1)
  expect(drawn()).toEqual([{ id: 'a', isStarred: true }, c])
  // The second waits for the answer to the first, and knows what was accepted.
  expect(sent[0]!.input).toEqual([a, b, c])
  sent[0]!.take()
  await sentUpTo(2)
  expect(await first).toBe('taken')
  expect(sent[1]!.input).toEqual([{ id: 'a', isStarred: true }, b, c])
  expect(readAgain).not.toHaveBeenCalled()
  sent[1]!.take()
  await second
  expect(drawn()).toEqual([{ id: 'a', isStarred: true }, c])
  expect(readAgain).toHaveBeenCalledOnce()
})

test('rolls back one failure in the middle alone, at its position', async () => {
  const { press, sent, sentUpTo, drawn, refused } = start()
  void press('a', { isStarred: true })
  const middle = press('b', null)
  void press('c', { isStarred: true })
  await sentUpTo(1)
  sent[0]!.take()
  await sentUpTo(2)
  sent[1]!.refuse()
  expect(await middle).toBe(refused)
  await sentUpTo(3)
  expect(drawn()).toEqual([{ id: 'a', isStarred: true }, b, { id: 'c', isStarred: true }])
  expect(sent[2]!.input).toEqual([{ id: 'a', isStarred: true }, b, c])
})

test.each(['first', 'second'])('rolls back only the %s of two writes to one row', async (which) => {
  const { press, sent, sentUpTo, drawn } = start()
  void press('a', { isStarred: true })
  const second = press('a', { isRead: true })
  await sentUpTo(1)
  if (which === 'first') sent[0]!.refuse()
  else sent[0]!.take()
  await sentUpTo(2)
  if (which === 'first') sent[1]!.take()
  else sent[1]!.refuse()
  await second
  const left = which === 'first' ? { isRead: true } : { isStarred: true }
  expect(drawn()).toEqual([{ id: 'a', ...left }, b, c])
})

test('keeps writes by a form, or by others, when one is rolled back', async () => {
  const { queries, press, sent, sentUpTo, drawn } = start()
  const first = press('a', { isStarred: true })
  await sentUpTo(1)
  const other = { id: 'd' }
  queries.setQueryData<Rows>(key, [other, a, b, c])
  sent[0]!.refuse()
  await first
  expect(drawn()).toEqual([other, a, b, c])
})

test('updates every cached list of the rows, and one that was read while a write was pending', async () => {
  const { queries, press, sent, sentUpTo } = start()
  queries.setQueryData<Rows>([...key, 'starred'], [b])
  const first = press('b', { isRead: true })
  const second = press('b', { isStarred: true })
  await sentUpTo(1)
  queries.setQueryData<Rows>([...key, 'unread'], [b])
  sent[0]!.take()
  await first
  await sentUpTo(2)
  sent[1]!.refuse()
  await second
  expect(queries.getQueryData([...key, 'starred'])).toEqual([{ id: 'b', isRead: true }])
  expect(queries.getQueryData([...key, 'unread'])).toEqual([{ id: 'b', isRead: true }])
})

test('sends and reports nothing after it was stopped', async () => {
  const { writes, press, sent, sentUpTo, readAgain } = start()
  const first = press('a', { isStarred: true })
  const second = press('b', { isStarred: true })
  await sentUpTo(1)
  writes.stop()
  sent[0]!.refuse()
  expect(await first).toBeUndefined()
  expect(await second).toBeUndefined()
  expect(sent).toHaveLength(1)
  expect(readAgain).not.toHaveBeenCalled()
})
