import * as z from 'zod/mini'
import type { Send } from '../api'
import type { SettingsStore } from './createSettingsStore'
import { readSettings } from './readSettings'
import { defaultSettings, type Settings } from './settings'
import { readUnsaved, writeUnsaved } from './unsavedSettings'

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
  const request = readSettings(send, store, user, storage)
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsaved = readUnsaved(storage, user, store.getState())

  function keep(next: Partial<Settings>) {
    unsaved = next
    writeUnsaved(storage, user, next)
  }

  request.adopted.then(
    () => {
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
    request.abort()
    stopListening()
    clearTimeout(timer)
    store.adopt({ shortcuts: defaultSettings.shortcuts })
  }
}
