import * as z from 'zod/mini'
import type { Send } from '../api'
import type { SettingsStore } from './createSettingsStore'
import { defaultSettings, parseChange, type Settings } from './settings'

/** Changes within this many milliseconds are saved together. */
const pause = 600

/**
 * Stores the settings of a signed-in user on the server (specification 4): adopts those stored there, then sends only the user's changes,
 * so that no setting unknown to this browser is overwritten. A failed save is not announced: the change stays here and is sent with the
 * next one, after a reload, or when the same user signs in again.
 * @param user owner of the settings: no other user's session sends their unsaved changes
 * @param storage of this tab
 * @returns stops saving; unsaved changes wait for the same user. The shortcuts are removed with the user: the next one neither sees nor
 * saves them.
 */
export function saveSettings(
  send: Send,
  store: SettingsStore,
  user: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): () => void {
  /** Storage key of unsaved changes, which survive a reload. */
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
    (stored) => {
      store.adopt({ ...stored, ...unsaved })
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
