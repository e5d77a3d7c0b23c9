import { expect, test, vi } from 'vitest'
import { guardHistory } from './guardHistory'

/** A page at the third entry of its history, which reports steps asynchronously, as a browser does. */
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

test.each([-1, -2, 1])('going by %i asks, and does not change the address', async (by) => {
  const { asked, heard, place, move, settled } = openPage()
  await move(by)
  await settled()
  expect(asked).toHaveLength(1)
  expect(place()).toBe(2)
  expect(heard).not.toHaveBeenCalled()
})

test('goes to the requested entry when the user confirms', async () => {
  const { asked, heard, place, move, settled } = openPage()
  await move(-1)
  await settled()
  asked[0]?.()
  await settled()
  expect(place()).toBe(1)
  expect(heard).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
})

test('asks once about two quick steps, without changing the address, and takes both on confirmation', async () => {
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

test('asks again at the next step when the user stays', async () => {
  const { asked, move, settled } = openPage()
  await move(-1)
  await settled()
  await move(-1)
  await settled()
  expect(asked).toHaveLength(2)
})

test('passes every step to the router once it has ended', async () => {
  const { asked, heard, leave, move } = openPage()
  leave()
  await move(-1)
  expect(asked).toEqual([])
  expect(heard).toHaveBeenCalledOnce()
})
