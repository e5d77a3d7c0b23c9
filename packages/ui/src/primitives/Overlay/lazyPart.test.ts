import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart'

test('it is fetched once, when it is wanted, and then is there at once', async () => {
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
