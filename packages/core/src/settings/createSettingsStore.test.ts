import { describe, expect, test, vi } from 'vitest'
import { guardStorage, memoryStorage } from '../storage'
import { createSettingsStore, settingsKey } from './createSettingsStore'
import { defaultLayouts, defaultSettings } from './settings'

describe('settings are stored in this browser', () => {
  test('returns the defaults at first, without storing them', () => {
    const storage = memoryStorage()
    expect(createSettingsStore(storage).getState()).toEqual(defaultSettings)
    expect(storage.length).toBe(0)
  })

  test('a change applies at once and after a reload', () => {
    const storage = memoryStorage()
    const store = createSettingsStore(storage)
    store.change({ language: 'ar', layout: { isNavbarFolded: true } })
    expect(store.getState()).toMatchObject({ language: 'ar', direction: 'rtl' })
    expect(createSettingsStore(storage).getState()).toEqual(store.getState())
  })

  test.each(['{', '"dark"', '', 'null', '{"language": "xx", "layout": 1}'])(
    'ignores invalid stored settings: “%s”',
    (stored) => {
      const storage = memoryStorage()
      storage.setItem(settingsKey, stored)
      expect(createSettingsStore(storage).getState()).toEqual(defaultSettings)
    },
  )

  test('without storage they last as long as the page', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const store = createSettingsStore(guardStorage(refuse))
    expect(store.getState()).toEqual(defaultSettings)
    store.change({ density: 'compact' })
    expect(store.getState().density).toBe('compact')
  })
})

describe('isNew', () => {
  test.each([null, '{', 'null'])('is true where nothing readable is stored: %s', (stored) => {
    const storage = memoryStorage()
    if (stored !== null) storage.setItem(settingsKey, stored)
    expect(createSettingsStore(storage).isNew()).toBe(true)
  })

  test('is false after a change', () => {
    const store = createSettingsStore(memoryStorage())
    store.change({ density: 'compact' })
    expect(store.isNew()).toBe(false)
  })

  test('is false after the server’s settings were adopted, even where it stores none', () => {
    const store = createSettingsStore(memoryStorage())
    store.adopt({})
    expect(store.isNew()).toBe(false)
  })

  test('is false after a reload', () => {
    const storage = memoryStorage()
    createSettingsStore(storage).adopt({})
    expect(createSettingsStore(storage).isNew()).toBe(false)
  })
})

describe('notifications', () => {
  function aStore() {
    const store = createSettingsStore(memoryStorage())
    const onRead = vi.fn<() => void>()
    const onSave = vi.fn<() => void>()
    return {
      store,
      onRead,
      onSave,
      stopReading: store.subscribe(onRead),
      stopSaving: store.onChange(onSave),
    }
  }

  test('a change is shown and saved', () => {
    const { store, onRead, onSave } = aStore()
    store.change({ density: 'compact' })
    expect(onRead).toHaveBeenCalledOnce()
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ density: 'compact' })
  })

  test('subscribers are notified after the change', () => {
    const { store } = aStore()
    const seen: string[] = []
    store.subscribe(() => seen.push(store.getState().density))
    store.change({ density: 'compact' })
    expect(seen).toEqual(['compact'])
  })

  test('specification 4: settings from the server are shown and stored, and not sent back', () => {
    const storage = memoryStorage()
    const store = createSettingsStore(storage)
    const onRead = vi.fn<() => void>()
    const onSave = vi.fn<() => void>()
    store.subscribe(onRead)
    store.onChange(onSave)
    store.change({ hasAnimations: false })
    onSave.mockClear()
    onRead.mockClear()

    store.adopt({ layoutStyle: 'layout2', density: 'tight' })
    expect(store.getState()).toEqual({
      ...defaultSettings,
      hasAnimations: false,
      layoutStyle: 'layout2',
      layout: defaultLayouts.layout2,
    })
    expect(onRead).toHaveBeenCalledOnce()
    expect(onSave).not.toHaveBeenCalled()
    expect(createSettingsStore(storage).getState()).toEqual(store.getState())
  })

  test('nothing after unsubscribing', () => {
    const { store, onRead, onSave, stopReading, stopSaving } = aStore()
    stopReading()
    stopSaving()
    store.change({ density: 'compact' })
    expect(onRead).not.toHaveBeenCalled()
    expect(onSave).not.toHaveBeenCalled()
  })
})
