import * as z from 'zod/mini'
import type { Send } from '../api'
import type { SettingsStore } from './createSettingsStore'
import { defaultSettings, parseChange, type Settings } from './settings'

/** Changes within this many milliseconds are saved together. */
const pause = 600

/**
 * Keeps the settings of a signed-in user on the server (specification 4): takes over what is kept there, then sends what the
 * user changes, and only that, so that nothing is overwritten that this browser never knew. A save that fails is not
 * announced: the change holds here and goes with the next one, after a reload, or when the same user signs in again.
 * @param user whose settings they are: nobody else's session sends what they left unsaved
 * @param storage of this tab
 * @returns stops saving; what is still unsaved waits for the same user. The shortcuts go with the user: who comes next neither sees nor saves them.
 */
export function saveSettings(
  send: Send,
  store: SettingsStore,
  user: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): () => void {
  /** Where what is not saved yet outlives a reload. */
  const unsavedKey = `unsaved-settings:${user}`
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsaved = readUnsaved()

  function readUnsaved(): Partial<Settings> {
    try {
      return parseChange(JSON.parse(storage.getItem(unsavedKey) ?? 'null'), store.getState())
    } catch {
      return {}
    }
  }

  function keep(next: Partial<Settings>) {
    unsaved = next
    if (Object.keys(next).length === 0) storage.removeItem(unsavedKey)
    else storage.setItem(unsavedKey, JSON.stringify(next))
  }

  send({
    base: 'business',
    method: 'GET',
    path: '/me/settings',
    answer: z.record(z.string(), z.unknown()),
    signal: controller.signal,
  }).then(
    (kept) => {
      store.adopt({ ...kept, ...unsaved })
      if (timer === undefined && Object.keys(unsaved).length > 0) save()
    },
    () => undefined,
  )

  function save() {
    clearTimeout(timer)
    timer = undefined
    const sent = unsaved
    unsaved = {}
    send({
      base: 'business',
      method: 'PATCH',
      path: '/me/settings',
      body: sent,
      answer: z.unknown(),
    }).then(
      () => keep(unsaved),
      () => keep({ ...sent, ...unsaved }),
    )
  }

  const stopListening = store.onChange((changed) => {
    keep({ ...unsaved, ...changed })
    clearTimeout(timer)
    timer = setTimeout(save, pause)
  })

  return () => {
    controller.abort()
    stopListening()
    clearTimeout(timer)
    store.adopt({ shortcuts: defaultSettings.shortcuts })
  }
}
