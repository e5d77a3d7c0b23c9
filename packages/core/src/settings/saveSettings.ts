import * as z from 'zod/mini'
import type { Send } from '../api'
import type { SettingsStore } from './createSettingsStore'
import type { Settings } from './settings'

/** Changes within this many milliseconds are saved together. */
const pause = 600

/**
 * Keeps the settings of a signed-in user on the server (specification 4): takes over what is kept there, then sends what the
 * user changes, and only that, so that nothing is overwritten that this browser never knew. A save that fails is not
 * announced: the change holds here and goes with the next one.
 * @returns stops saving; what is still unsaved goes at once.
 */
export function saveSettings(send: Send, store: SettingsStore): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsaved: Partial<Settings> = {}

  send({
    base: 'business',
    method: 'GET',
    path: '/me/settings',
    answer: z.record(z.string(), z.unknown()),
    signal: controller.signal,
  }).then(
    (kept) => store.adopt({ ...kept, ...unsaved }),
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
    }).catch(() => {
      unsaved = { ...sent, ...unsaved }
    })
  }

  const stopListening = store.onChange((changed) => {
    unsaved = { ...unsaved, ...changed }
    clearTimeout(timer)
    timer = setTimeout(save, pause)
  })

  return () => {
    controller.abort()
    stopListening()
    if (timer !== undefined) save()
  }
}
