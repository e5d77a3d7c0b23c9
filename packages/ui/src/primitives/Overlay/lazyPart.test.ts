import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart'

test('fetches the part once, on demand, and then returns it synchronously', async () => {
  const fetchPart = vi.fn<() => Promise<string>>().mockResolvedValue('menu')
  const part = lazyPart(fetchPart)
  expect(fetchPart).not.toHaveBeenCalled()
  expect(part.now()).toBeUndefined()
  await Promise.all([part.load(), part.load()])
  expect(fetchPart).toHaveBeenCalledOnce()
  expect(part.now()).toBe('menu')
})

test('retries a failed fetch when the part is wanted again', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('menu')
  const part = lazyPart(fetchPart)
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.now()).toBeUndefined()
  await expect(part.load()).resolves.toBe('menu')
})
