import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sampleAccounts } from '@console/sample'
import { accountsWith, missingSecrets } from './accounts'

const { hashOf, isPasswordOf } = accountsWith(missingSecrets(new Map()))
const [account] = sampleAccounts

test('a hash has its own salt, and accepts only its password', async () => {
  const passwordHash = await hashOf('mlima-2026')
  expect(passwordHash).not.toBe(await hashOf('mlima-2026'))
  const own = { ...account!, passwordHash }
  expect([await isPasswordOf(own, 'mlima-2026'), await isPasswordOf(own, 'console')]).toEqual([
    true,
    false,
  ])
  expect(await isPasswordOf(account!, 'console')).toBe(true)
})

test('hashing blocks neither the event loop nor the threads that files are read with', async () => {
  const done: string[] = []
  let turns = 0
  const turn = () => {
    turns += 1
    if (done.length < 21) setImmediate(turn)
  }
  setImmediate(turn)
  const hashes = Array.from({ length: 20 }, async (_, number) => {
    await hashOf(`password ${number}`)
    done.push('hash')
  })
  await hashes[0]
  expect(turns).toBeGreaterThan(0)
  await stat(import.meta.filename)
  done.push('file')
  await Promise.all(hashes)
  // If it waited behind all hashes, it would be among the last.
  expect(done.indexOf('file')).toBeLessThan(12)
})

test('refuses hashes while too many wait, and recovers', async () => {
  const results = await Promise.allSettled(Array.from({ length: 53 }, () => hashOf('x')))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused).toEqual([expect.objectContaining({ status: 503 })])
  expect(await isPasswordOf(account!, 'console')).toBe(true)
})
