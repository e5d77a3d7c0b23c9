import { maxPictures } from '@console/core/media'
import { describe, expect, test, vi } from 'vitest'
import { createBatch, type Doing } from './batch'

const product = { token: 'p'.repeat(22), label: 'Nyota' }
const files = (...names: string[]) => names.map((name) => new File([name], name))

/**
 * Files by name: `same` twice is the same picture, `none` matches no product, `there` is already a picture of the
 * product.
 */
function open(more: Partial<Doing> = {}) {
  const batch = createBatch({
    look: async ({ name }) =>
      name.startsWith('bad') ? 'type' : { sha256: name.split('-')[0] ?? '', preview: '' },
    match: async (asked) =>
      asked.map(({ name }) => ({
        name,
        product: name.startsWith('none') ? null : product,
        by: name.startsWith('none') ? null : 'gtin',
        pictures: name.startsWith('none') ? null : 0,
        shownAt: name.startsWith('there') ? [product] : [],
      })),
    countOf: async () => 5,
    show: async () => undefined,
    ...more,
  })
  const states = () => batch.read().pictures.map(({ state }) => state)
  return {
    batch,
    states,
    settle: (wanted: string[]) => vi.waitFor(() => expect(states()).toEqual(wanted)),
  }
}

test('reports errors of a file before anything is sent', async () => {
  const { batch, settle } = open()
  batch.choose(files('one.jpg', 'bad.pdf', 'same-1', 'same-2', 'none.jpg', 'there.jpg'))
  await settle(['ready', 'unfit', 'ready', 'twice', 'unmatched', 'there'])
  // The next identical one replaces a removed one.
  batch.remove(batch.read().pictures[2]!.id)
  await settle(['ready', 'unfit', 'ready', 'unmatched', 'there'])
  expect(batch.read().pictures.map(({ fault }) => fault)).toContain('type')
})

test('sends three at the same time, and retries each failed one separately', async () => {
  const ends: ((error?: Error) => void)[] = []
  let max = 0
  let inFlight = 0
  const show = () =>
    new Promise<void>((done, failed) => {
      max = Math.max(max, (inFlight += 1))
      ends.push((error) => {
        inFlight -= 1
        if (error) failed(error)
        else done()
      })
    })
  const { batch, settle } = open({ show })
  batch.choose(files('1', '2', '3', '4', '5'))
  await settle(Array.from({ length: 5 }, () => 'ready'))
  batch.send()
  await settle(['sending', 'sending', 'sending', 'queued', 'queued'])
  ends[0]?.(new Error('lost'))
  await settle(['failed', 'sending', 'sending', 'sending', 'queued'])
  for (const end of ends.slice(1)) end()
  await settle(['failed', 'shown', 'shown', 'shown', 'sending'])
  ends[4]?.()
  batch.retry([batch.read().pictures[0]!.id])
  await vi.waitFor(() => expect(ends).toHaveLength(6))
  ends[5]?.()
  await settle(Array.from({ length: 5 }, () => 'shown'))
  expect(max).toBe(3)
})

test('a manually assigned file waits to be sent, and can be unassigned', async () => {
  const { batch, states, settle } = open()
  batch.choose(files('none.jpg'))
  await settle(['unmatched'])
  const { id } = batch.read().pictures[0]!
  batch.assign(id, product)
  expect(states()).toEqual(['ready'])
  batch.reassign(id)
  expect(states()).toEqual(['unmatched'])
})

test('retries a failed product match once, on request', async () => {
  const match = vi.fn<Doing['match']>().mockRejectedValueOnce(new Error('lost'))
  const { batch, states } = open({ match: (...asked) => match(...asked) })
  match.mockImplementation(async (asked) =>
    asked.map(({ name }) => ({ name, product, by: 'gtin', pictures: 0, shownAt: [] })),
  )
  batch.choose(files('1'))
  await vi.waitFor(() => expect(batch.read().matchError).toBeInstanceOf(Error))
  expect(states()).toEqual(['matching'])
  batch.matchAgain()
  await vi.waitFor(() => expect(states()).toEqual(['ready']))
  expect(match).toHaveBeenCalledTimes(2)
})

test('leaves out and counts files beyond the maximum', () => {
  const { batch } = open()
  batch.choose(files(...Array.from({ length: maxPictures + 3 }, (_, place) => String(place))))
  expect(batch.read().pictures).toHaveLength(maxPictures)
  expect(batch.read().leftOut).toBe(3)
})

describe('limit of six pictures per product', () => {
  const seven = files('1', '2', '3', '4', '5', '6', '7')
  const six = Array.from({ length: 6 }, () => 'ready')

  test('leaves out the seventh before anything is sent, and includes it once another is removed', async () => {
    const { batch, settle } = open()
    batch.choose(seven)
    await settle([...six, 'over'])
    batch.remove(batch.read().pictures[0]!.id)
    await settle(six)
    expect(batch.read().pictures).toHaveLength(6)
  })

  test('counts those that the product already has', async () => {
    const match: Doing['match'] = async (asked) =>
      asked.map(({ name }) => ({ name, product, by: 'gtin', pictures: 5, shownAt: [] }))
    const { batch, settle } = open({ match })
    batch.choose(files('1', '2'))
    await settle(['ready', 'over'])
    batch.send()
    await settle(['shown', 'over'])
    batch.remove(batch.read().pictures[0]!.id)
    await settle(['over'])
    expect(batch.read().pictures).toHaveLength(1)
  })

  test('counts those that are assigned by hand, too', async () => {
    const { batch, states, settle } = open()
    batch.choose(files('none1', 'none2'))
    await settle(['unmatched', 'unmatched'])
    for (const { id } of batch.read().pictures) batch.assign(id, product)
    await settle(['ready', 'over'])
    batch.send()
    expect(states()[1]).toBe('over')
  })
})
