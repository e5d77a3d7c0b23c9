import * as z from 'zod/mini'
import type { Send } from '../api'
import type { UserInfo } from '../contracts'
import { isGuest } from '../permissions'
import type { SettingsStore } from './createSettingsStore'
import { readUnsaved } from './unsavedSettings'

/** Maximum wait of the shell for the answer, in milliseconds. */
const answerTime = 300

/** Maximum wait of the shell for the messages of the answer's language, in milliseconds. */
const messagesTime = 700

/** A request for the settings of a user. */
interface SettingsRequest {
  user: string
  /** Resolves when the settings are adopted. */
  adopted: Promise<void>
  abort(): void
}

/** Requests sent before `saveSettings` runs. */
const early = new WeakMap<SettingsStore, SettingsRequest>()

/**
 * Requests the settings of a user on the server, and adopts them except for those with unsaved changes. If `prepareSettings` has sent
 * this request already, returns that one.
 */
export function readSettings(
  send: Send,
  store: SettingsStore,
  user: string,
  storage: Pick<Storage, 'getItem'>,
): SettingsRequest {
  const sent = early.get(store)
  early.delete(store)
  if (sent?.user === user) return sent
  sent?.abort()
  return request(send, store, user, storage)
}

/**
 * Creates a function that reads the settings of a user who signs in on a new device, before the shell is shown: it starts in their
 * language and colours. On other devices, and for a guest, the function does nothing. It never rejects, and resolves after a second at
 * the latest.
 * @param applied resolves when the adopted settings are applied to the page
 */
export function prepareSettings(
  send: Send,
  store: SettingsStore,
  storage: Pick<Storage, 'getItem'>,
  applied: () => Promise<void>,
): (user: Pick<UserInfo, 'email' | 'roles'>, token: string) => Promise<void> | undefined {
  return ({ email, roles }, token) => {
    if (!store.isNew() || isGuest(roles)) return undefined
    const sent = request(send, store, email, storage, token)
    early.set(store, sent)
    return settleWithin(answerTime, sent.adopted).then(() =>
      store.isNew() ? undefined : settleWithin(messagesTime, applied()),
    )
  }
}

/** Waits until a promise settles, for at most some milliseconds. */
function settleWithin(time: number, promise: Promise<void>): Promise<void> {
  return new Promise((done) => {
    promise.then(done, done)
    setTimeout(done, time)
  })
}

/** @param token token of a sign-in that is not stored yet; the server's 401 to it does not end the session */
function request(
  send: Send,
  store: SettingsStore,
  user: string,
  storage: Pick<Storage, 'getItem'>,
  token?: string,
): SettingsRequest {
  const controller = new AbortController()
  const adopted = send({
    base: 'business',
    method: 'GET',
    path: '/me/settings',
    answer: z.record(z.string(), z.unknown()),
    signal: controller.signal,
    ...(token && { isPublic: true, headers: { Authorization: `Bearer ${token}` } }),
  }).then((stored) => store.adopt({ ...stored, ...readUnsaved(storage, user, store.getState()) }))
  return { user, adopted, abort: () => controller.abort() }
}
