import { expect, test } from 'vitest'
import { summarize } from './summary'

const job = (jobId: string) => ({
  jobId,
  file: { name: `${jobId}.csv`, bytes: 1, sha256: '0'.repeat(64) },
})

test('links to the only import', () => {
  expect(summarize([job('a')], '/teas/upload')).toEqual({
    count: 1,
    names: ['a.csv'],
    to: '/teas/upload?job=a',
  })
})

test('links to the list of several imports, and names the three newest', () => {
  const jobs = ['a', 'b', 'c', 'd'].map(job)
  expect(summarize(jobs, '/teas/upload')).toEqual({
    count: 4,
    names: ['a.csv', 'b.csv', 'c.csv'],
    to: '/teas/upload',
  })
})

test('is null if every import is finished', () => {
  expect(summarize([], '/teas/upload')).toBeNull()
})
