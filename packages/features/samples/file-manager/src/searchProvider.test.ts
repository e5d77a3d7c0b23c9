import { QueryClient } from '@tanstack/react-query'
import type { Send } from '@console/core/api'
import { expect, test } from 'vitest'
import { search } from './searchProvider'
import { sampleFiles } from './mocks/sampleFiles'

const send = (() => Promise.resolve(sampleFiles(Date.UTC(2026, 5, 15)))) as Send

test('a result shows its folder and links to it, with the file in the address', async () => {
  const queries = new QueryClient()
  expect(await search({ send, queries }, 'takings 10')).toEqual([
    {
      id: 'file-9',
      title: 'Takings 10.xlsx',
      detail: 'Market days / Nakuru',
      href: '/apps/file-manager/file-3?file=file-9',
    },
  ])
  expect(await search({ send, queries }, 'nakuru')).toMatchObject([
    { href: '/apps/file-manager/file-3' },
  ])
})
