import type { Call, Send } from '@console/core/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { search } from './searchProvider'
import { sampleFilters, sampleFolders, sampleLabels, sampleMails } from './mocks/mails'

/** Search context that records every call. */
function reading() {
  const calls: string[] = []
  const ways: Record<string, unknown> = {
    folders: sampleFolders,
    filters: sampleFilters,
    labels: sampleLabels,
  }
  const send: Send = async <Answer>({ path, query, answer }: Call<Answer>) => {
    const name = path.split('/').at(-1) ?? ''
    calls.push(name)
    const folder = sampleFolders.find(({ handle }) => handle === query?.folderHandle)
    return answer.parse(ways[name] ?? sampleMails.filter((mail) => mail.folder === folder?.id))
  }
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  return { send, queries, calls }
}

test('results contain every word, newest first and at most five, and link to the mail in its folder', async () => {
  const found = await search(reading(), 'FLOUR thursday')
  expect(found.map(({ id }) => id)).toEqual(['1', '11', '21', '31', '41'])
  expect(found[0]).toEqual({
    id: '1',
    title: 'Flour for the week of the fair',
    detail: 'Wanjiru Kamau',
    href: '/apps/mail/inbox/1',
  })
  // For sent mails, the recipients.
  expect(found[3]).toMatchObject({ detail: 'Tesfaye Bekele', href: '/apps/mail/sent/31' })
  expect(await search(reading(), 'from:zeynep')).toHaveLength(3)
  expect(await search(reading(), 'the')).toHaveLength(5)
})

test('excludes deleted mails and spam, and finds nothing for an unfinished term', async () => {
  const ids = (await search(reading(), 'zeynep is:unread')).map(({ id }) => id)
  expect(ids).not.toContain('48')
  // Of the last ten mails, two are drafts, five are spam and three are deleted.
  expect((await search(reading(), '(5)')).map(({ id }) => id)).toEqual(['41', '42'])
  expect(await search(reading(), ' from: ')).toEqual([])
})

test('does not fetch cached mails again', async () => {
  const { calls, ...read } = reading()
  await search(read, 'flour')
  const count = calls.length
  await search(read, 'coffee')
  expect(calls).toHaveLength(count)
})

test('finds nothing for an aborted search', async () => {
  await expect(search(reading(), 'flour', AbortSignal.abort())).rejects.toThrow(/abort/)
})
