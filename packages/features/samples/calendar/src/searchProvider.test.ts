import type { Call, Send } from '@console/core/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { search } from './searchProvider'
import { sampleEvents } from './mocks/sampleEvents'

const send: Send = async <Answer>({ answer }: Call<Answer>) => answer.parse(sampleEvents)
const reading = () => ({ send, queries: new QueryClient() })

test('results contain every word, and link to the first day of the event', async () => {
  expect(await search(reading(), 'MOMBASA fair')).toEqual([
    {
      id: 'event-12',
      title: 'Spring fair in Mombasa',
      detail: '2026-06-18',
      href: '/apps/calendar/day/2026-06-18/event-12',
    },
  ])
  // In descriptions, too.
  expect((await search(reading(), 'baobab')).map(({ id }) => id)).toEqual(['event-2'])
  expect((await search(reading(), 'the')).length).toBeLessThan(6)
})

test('finds nothing for an empty or aborted search', async () => {
  expect(await search(reading(), '  ')).toEqual([])
  await expect(search(reading(), 'fair', AbortSignal.abort())).rejects.toThrow(/abort/)
})
