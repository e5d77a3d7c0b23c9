import { expect, test, vi } from 'vitest'
import { guardHistory } from './guardHistory'

/** A page at the third entry of its history, which reports steps as a browser does: later. */
function openPage() {
  const events = new EventTarget()
  const asked: (() => void)[] = []
  let place = 2
  const page = {
    guardBack(guard: (event: PopStateEvent) => void) {
      const hear = (event: Event) => guard(event as PopStateEvent)
      events.addEventListener('popstate', hear)
      return () => events.removeEventListener('popstate', hear)
    },
    history: { state: { idx: place } as unknown, go: (by = 0) => void move(by) },
  }
  const heard = vi.fn<(event: Event) => void>()

  async function move(by: number) {
    await Promise.resolve()
    place += by
    events.dispatchEvent(Object.assign(new Event('popstate'), { state: { idx: place } }))
  }

  const leave = guardHistory(page, (go) => asked.push(go))
  // The router.
  events.addEventListener('popstate', heard)
  return { asked, heard, leave, place: () => place, move, settled: () => new Promise(setImmediate) }
}

test.each([-1, -2, 1])('going by %i asks, and the address stays what it was', async (by) => {
  const { asked, heard, place, move, settled } = openPage()
  await move(by)
  await settled()
  expect(asked).toHaveLength(1)
  expect(place()).toBe(2)
  expect(heard).not.toHaveBeenCalled()
})

test('who wants to leave after all goes where they wanted to go', async () => {
  const { asked, heard, place, move, settled } = openPage()
  await move(-1)
  await settled()
  asked[0]?.()
  await settled()
  expect(place()).toBe(1)
  expect(heard).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
})

test('two steps before the page can answer ask once, and the address is what it was', async () => {
  const { asked, heard, place, move, settled } = openPage()
  void move(-1)
  void move(-1)
  await settled()
  expect([asked.length, place()]).toEqual([1, 2])
  expect(heard).not.toHaveBeenCalled()
  asked[0]?.()
  await settled()
  expect(place()).toBe(0)
  expect(heard).toHaveBeenCalledOnce()
})

test('who stays is asked again the next time', async () => {
  const { asked, move, settled } = openPage()
  await move(-1)
  await settled()
  await move(-1)
  await settled()
  expect(asked).toHaveLength(2)
})

test('once it has ended the router hears everything', async () => {
  const { asked, heard, leave, move } = openPage()
  leave()
  await move(-1)
  expect(asked).toEqual([])
  expect(heard).toHaveBeenCalledOnce()
})
