import type { Call, Send } from '@console/core/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { find } from './find'
import { sampleEvents } from './mocks/sampleEvents'

const send: Send = async <Answer>({ answer }: Call<Answer>) => answer.parse(sampleEvents)
const reading = () => ({ send, queries: new QueryClient() })

test('results contain every word, and open over their first day', async () => {
  expect(await find(reading(), 'MOMBASA fair')).toEqual([
    {
      id: 'event-12',
      title: 'Spring fair in Mombasa',
      detail: '2026-06-18',
      href: '/apps/calendar/day/2026-06-18/event-12',
    },
  ])
  // In descriptions, too.
  expect((await find(reading(), 'baobab')).map(({ id }) => id)).toEqual(['event-2'])
  expect((await find(reading(), 'the')).length).toBeLessThan(6)
})

test('finds nothing for an empty or aborted search', async () => {
  expect(await find(reading(), '  ')).toEqual([])
  await expect(find(reading(), 'fair', AbortSignal.abort())).rejects.toThrow(/abort/)
})
