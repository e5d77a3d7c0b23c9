import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, type Call, type Send } from '../api'
import { memoryStorage } from '../storage'
import { createSettingsStore } from './createSettingsStore'
import { prepareSettings } from './readSettings'
import { saveSettings } from './saveSettings'
import { defaultSettings } from './settings'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const carol = { email: 'carol@console.example', roles: ['staff'] }

/** Saves the settings of a store to a server controlled by the test. */
function run(storage = memoryStorage(), user = carol.email) {
  const { send, calls, saved } = aServer()
  const store = createSettingsStore(memoryStorage())
  const stop = saveSettings(send, store, user, storage)
  return { calls, store, stop, storage, saved }
}

/** A server controlled by the test. */
function aServer() {
  const calls: (Call<unknown> & { succeed(answer: unknown): void; fail(): void })[] = []
  const send = ((call: Call<unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      call.signal?.addEventListener('abort', () =>
        reject(new DOMException('The call was aborted', 'AbortError')),
      )
      calls.push({
        ...call,
        succeed: (answer) => resolve(call.answer.parse(answer)),
        fail: () => reject(new ApiError({ status: 500, code: 'http_500' })),
      })
    })) as Send
  return {
    send,
    calls,
    saved: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  }
}

/** Flushes pending promises. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('specification 4: the settings of a signed-in user', () => {
  test('are adopted from the server, and not sent back', async () => {
    const { calls, store, saved } = run()
    expect(calls).toEqual([
      expect.objectContaining({ base: 'business', method: 'GET', path: '/me/settings' }),
    ])
    calls[0]?.succeed({ language: 'tr', density: 'compact', unheardOf: true })
    await vi.runAllTimersAsync()
    expect(store.getState()).toEqual({ ...defaultSettings, language: 'tr', density: 'compact' })
    expect(saved()).toEqual([])
  })

  test('stay unchanged when the server has none', async () => {
    const { calls, store } = run()
    calls[0]?.succeed({})
    await settle()
    expect(store.getState()).toEqual(defaultSettings)
  })

  test('stay unchanged when they cannot be read, and changes are still saved', async () => {
    const { calls, store, saved } = run()
    calls[0]?.fail()
    await settle()
    expect(store.getState()).toEqual(defaultSettings)
    store.change({ density: 'compact' })
    await vi.runAllTimersAsync()
    expect(saved()).toHaveLength(1)
  })

  test('a change made before the answer arrives is not overwritten', async () => {
    const { calls, store } = run()
    store.change({ language: 'ar' })
    calls[0]?.succeed({ language: 'tr', density: 'compact' })
    await settle()
    expect(store.getState()).toMatchObject({ language: 'ar', direction: 'rtl', density: 'compact' })
  })
})

describe('settings requested before the shell is shown', () => {
  /** A sign-in on a device, a new one by default. */
  function signIn({
    user = carol,
    device = memoryStorage(),
    apply = () => Promise.resolve(),
  } = {}) {
    const applied = vi.fn<() => Promise<void>>(apply)
    const { send, calls, saved } = aServer()
    const store = createSettingsStore(device)
    const storage = memoryStorage()
    const prepared = prepareSettings(send, store, storage, applied)(user, 'a')
    return {
      calls,
      saved,
      store,
      applied,
      prepared,
      save: (owner = carol.email) => saveSettings(send, store, owner, storage),
    }
  }

  test('carry the token of the sign-in, and are adopted and applied', async () => {
    const { calls, store, applied, prepared } = signIn()
    expect(calls).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/me/settings',
        headers: { Authorization: 'Bearer a' },
        isPublic: true,
      }),
    ])
    expect(applied).not.toHaveBeenCalled()
    calls[0]?.succeed({ language: 'ar' })
    await prepared
    expect(store.getState()).toMatchObject({ language: 'ar', direction: 'rtl' })
    expect(applied).toHaveBeenCalledOnce()
  })

  /** Milliseconds until a promise resolves. */
  async function durationOf(promise: Promise<void> | undefined): Promise<number | undefined> {
    const start = Date.now()
    const duration = promise?.then(() => Date.now() - start)
    await vi.runAllTimersAsync()
    return duration
  }

  test('delay the shell for 300 ms, when no answer arrives', async () => {
    const { prepared, applied } = signIn()
    expect(await durationOf(prepared)).toBe(300)
    expect(applied).not.toHaveBeenCalled()
  })

  test('delay the shell for 700 ms more, when the messages of the language do not arrive', async () => {
    const { calls, prepared } = signIn({ apply: () => new Promise(() => undefined) })
    calls[0]?.succeed({ language: 'ar' })
    expect(await durationOf(prepared)).toBe(700)
  })

  test('are not requested or adopted again', async () => {
    const { calls, store, saved, prepared, save } = signIn()
    calls[0]?.succeed({ density: 'compact' })
    await prepared
    const onChange = vi.fn<() => void>()
    store.subscribe(onChange)
    save()
    await vi.runAllTimersAsync()
    expect(calls).toHaveLength(1)
    expect(saved()).toEqual([])
    expect(onChange).not.toHaveBeenCalled()
  })

  test('are adopted late, without overwriting changes', async () => {
    const { calls, store, save, saved } = signIn()
    save()
    store.change({ density: 'compact' })
    calls[0]?.succeed({ density: 'relaxed', hasAnimations: false })
    await vi.runAllTimersAsync()
    expect(store.getState()).toMatchObject({ density: 'compact', hasAnimations: false })
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
    expect(saved()).toEqual([{ density: 'compact' }])
  })

  test('change nothing when they cannot be read', async () => {
    const { calls, store, save, saved, prepared } = signIn()
    calls[0]?.fail()
    await prepared
    save()
    store.change({ density: 'compact' })
    await vi.runAllTimersAsync()
    expect(store.getState()).toEqual({ ...defaultSettings, density: 'compact' })
    expect(saved()).toHaveLength(1)
    expect(calls).toHaveLength(2)
  })

  test('are not adopted after the user has left', async () => {
    const { calls, store, save } = signIn()
    save()()
    expect(calls[0]?.signal?.aborted).toBe(true)
    calls[0]?.succeed({ density: 'compact' })
    await settle()
    expect(store.getState()).toEqual(defaultSettings)
  })

  test('are not adopted for another user', async () => {
    const { calls, store, save } = signIn()
    save('brian@console.example')
    expect(calls).toHaveLength(2)
    calls[0]?.succeed({ density: 'compact' })
    calls[1]?.succeed({ density: 'relaxed' })
    await settle()
    expect(store.getState().density).toBe('relaxed')
  })

  test('are requested again at the next sign-in', async () => {
    const { calls, prepared, save } = signIn()
    calls[0]?.succeed({})
    await prepared
    save()()
    save()
    expect(calls).toHaveLength(2)
  })

  test('are not requested on a device that has settings', () => {
    const device = memoryStorage()
    createSettingsStore(device).change({ density: 'compact' })
    const { calls, prepared, save } = signIn({ device })
    expect([calls, prepared]).toEqual([[], undefined])
    save()
    expect(calls).toHaveLength(1)
  })

  test('are not requested for a guest', () => {
    const { calls, prepared } = signIn({ user: { ...carol, roles: ['guest'] } })
    expect([calls, prepared]).toEqual([[], undefined])
  })
})

describe('changes', () => {
  test('are saved together, 600 ms after the last', async () => {
    const { store, saved } = run()
    store.change({ density: 'compact' })
    await vi.advanceTimersByTimeAsync(599)
    store.change({ layout: { isNavbarFolded: true } })
    await vi.advanceTimersByTimeAsync(599)
    expect(saved()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(saved()).toEqual([
      { density: 'compact', layout: { ...defaultSettings.layout, isNavbarFolded: true } },
    ])
  })

  test('are sent alone, with the settings that follow from them', async () => {
    const { store, saved } = run()
    store.change({ language: 'ar' })
    await vi.runAllTimersAsync()
    expect(saved()).toEqual([{ language: 'ar', direction: 'rtl' }])
  })

  test('later ones are saved again', async () => {
    const { store, saved } = run()
    store.change({ density: 'compact' })
    await vi.runAllTimersAsync()
    store.change({ density: 'relaxed' })
    await vi.runAllTimersAsync()
    expect(saved()).toMatchObject([{ density: 'compact' }, { density: 'relaxed' }])
  })

  test('that could not be saved stay, and are sent with the next one', async () => {
    const { calls, store, saved } = run()
    store.change({ density: 'compact' })
    await vi.runAllTimersAsync()
    calls.at(-1)?.fail()
    await settle()
    expect(store.getState().density).toBe('compact')
    store.change({ hasAnimations: false })
    await vi.runAllTimersAsync()
    expect(saved().at(-1)).toMatchObject({ density: 'compact', hasAnimations: false })
  })
})

describe('when it stops', () => {
  test('unsaved changes wait until the same user is back, since the token is gone', async () => {
    const { store, stop, saved, storage } = run()
    store.change({ density: 'compact' })
    stop()
    await vi.runAllTimersAsync()
    expect(saved()).toEqual([])

    const again = run(storage)
    again.calls[0]?.succeed({ density: 'relaxed' })
    await settle()
    expect(again.store.getState().density).toBe('compact')
    expect(again.saved()).toEqual([{ density: 'compact' }])
  })

  test.each([
    ['while its save is in flight', () => undefined],
    ['after its save has failed', (fail: () => void) => fail()],
  ])('the next user neither sees nor sends another user’s change, %s', async (_, end) => {
    const { calls, store, stop, storage } = run()
    store.change({ density: 'compact' })
    await vi.advanceTimersByTimeAsync(600)
    stop()
    end(() => calls.at(-1)?.fail())
    await settle()

    const next = run(storage, 'brian@console.example')
    next.calls[0]?.succeed({})
    await vi.runAllTimersAsync()
    expect(next.store.getState()).toEqual(defaultSettings)
    expect(next.saved()).toEqual([])
  })

  test('nothing is sent when everything is saved', async () => {
    const { store, stop, saved } = run()
    store.change({ density: 'compact' })
    await vi.runAllTimersAsync()
    stop()
    expect(saved()).toHaveLength(1)
  })

  test('later changes are a guest’s: they stay in this browser', async () => {
    const { store, stop, saved } = run()
    stop()
    store.change({ density: 'compact' })
    await vi.runAllTimersAsync()
    expect(saved()).toEqual([])
  })

  test('a pending read is aborted and not adopted', async () => {
    const { calls, store, stop } = run()
    stop()
    expect(calls[0]?.signal?.aborted).toBe(true)
    calls[0]?.succeed({ density: 'compact' })
    await settle()
    expect(store.getState()).toEqual(defaultSettings)
  })
})

describe('a reload', () => {
  test('within the 600 ms loses no change: it wins over the server’s value and is saved', async () => {
    const before = run()
    before.store.change({ density: 'compact' })
    const after = run(before.storage)
    after.calls[0]?.succeed({ density: 'relaxed', hasAnimations: false })
    await settle()
    expect(after.store.getState()).toMatchObject({ density: 'compact', hasAnimations: false })
    expect(after.saved()).toEqual([{ density: 'compact' }])
    after.calls.at(-1)?.succeed({})
    await settle()
    expect(after.storage.length).toBe(0)
  })

  test('after a save sends nothing again', async () => {
    const before = run()
    before.store.change({ density: 'compact' })
    await vi.runAllTimersAsync()
    before.calls.at(-1)?.succeed({})
    await settle()
    const after = run(before.storage)
    after.calls[0]?.succeed({})
    await vi.runAllTimersAsync()
    expect(after.saved()).toEqual([])
  })

  test('ignores unsaved settings that cannot be parsed', async () => {
    const storage = memoryStorage()
    storage.setItem('unsaved-settings:carol@console.example', '{')
    const { calls, store } = run(storage)
    calls[0]?.succeed({ density: 'compact' })
    await settle()
    expect(store.getState().density).toBe('compact')
  })

  test.each([
    ['unknown settings', '{"isAdmin":true,"__proto__":{"density":"compact"}}'],
    ['unknown values', '{"density":"tight","language":"xx","shortcuts":[1],"layout":7}'],
    ['a list', '["density"]'],
    ['a text', '"compact"'],
  ])('sends nothing from storage that is not a setting: %s', async (_, junk) => {
    const storage = memoryStorage()
    storage.setItem('unsaved-settings:carol@console.example', junk)
    const { calls, store, saved } = run(storage)
    calls[0]?.succeed({})
    await vi.runAllTimersAsync()
    expect(saved()).toEqual([])
    expect(store.getState()).toEqual(defaultSettings)
  })

  test('sends the valid settings from storage, and the whole layout', async () => {
    const storage = memoryStorage()
    storage.setItem(
      'unsaved-settings:carol@console.example',
      '{"density":"compact","language":"xx","layout":{"hasFooter":false,"mode":1}}',
    )
    const { calls, saved } = run(storage)
    calls[0]?.succeed({})
    await vi.runAllTimersAsync()
    expect(saved()).toEqual([
      { density: 'compact', layout: { ...defaultSettings.layout, hasFooter: false } },
    ])
  })
})

test('the next user neither sees nor saves the shortcuts of the last one, who keeps them', async () => {
  const { calls, store, stop, saved, storage } = run()
  calls[0]?.succeed({ shortcuts: ['b2c-orders'] })
  await settle()
  stop()
  expect(store.getState().shortcuts).toEqual([])
  expect(saved()).toEqual([])
  const next = run(storage, 'amina@console.example')
  next.calls[0]?.succeed({})
  await settle()
  next.store.change({ shortcuts: ['staff-members'] })
  await vi.runAllTimersAsync()
  expect(next.saved()).toEqual([{ shortcuts: ['staff-members'] }])
  next.stop()
  const again = run(storage)
  again.calls[0]?.succeed({ shortcuts: ['b2c-orders'] })
  await vi.runAllTimersAsync()
  expect(again.store.getState().shortcuts).toEqual(['b2c-orders'])
  expect(again.saved()).toEqual([])
})

test('unsaved shortcuts wait for the same user', async () => {
  const { calls, store, stop, storage } = run()
  calls[0]?.succeed({})
  await settle()
  store.change({ shortcuts: ['b2c-orders'] })
  stop()
  const again = run(storage)
  again.calls[0]?.succeed({})
  await settle()
  expect(again.store.getState().shortcuts).toEqual(['b2c-orders'])
})
