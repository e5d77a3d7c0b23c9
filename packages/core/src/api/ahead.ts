import { openStorage } from '../storage'

/** Name of what is stored: `aheadScript.js` reads it. */
const key = 'ahead'

/** Number of addresses whose first reads are remembered, and of reads each. */
const addresses = 20
const readsEach = 4

/** Time after the page began in which an answer requested ahead counts as new, in milliseconds. */
const lifetime = 10_000

/** Requests that the page made beside the console's scripts (`aheadScript.js`). */
interface Ahead {
  configuration?: Promise<Response> | undefined
  /** By URL, once the configuration is known to be the one of the last visit. */
  answers: Promise<Record<string, Promise<Response>>>
  authorization: string
  language: string
}

declare global {
  var ahead: Ahead | undefined
}

/** Content of the storage. */
interface Remembered {
  /** Text of `config.json`: with another one the URLs may lead elsewhere. */
  configuration: string
  /** URLs by the address of the page that reads them first, the latest first; `session` for those of every page. */
  reads: Record<string, readonly string[]>
}

/** First reads of pages, remembered for their next visit. */
export interface AheadReads {
  /** Remembers a read of an address (`Call.aheadOf`). */
  remember(address: string, url: string): void
  /**
   * Takes the answer to a read that the page requested ahead with the same headers, once. Undefined where it did not, or where that
   * failed: the call is made as usual.
   */
  take(url: string, headers: Readonly<Record<string, string>>): Promise<Response | undefined>
}

/** Opens the remembered reads of a console with this configuration. */
export function openAheadReads(configuration: string): AheadReads {
  const storage = openStorage('lasting')
  const renewed = new Set<string>()
  const { reads } = readStored(storage.getItem(key), configuration)
  let latest = reads

  return {
    remember(address, url) {
      const former = renewed.has(address) ? (latest[address] ?? []) : []
      renewed.add(address)
      if (former.includes(url)) return
      const { [address]: _, ...others } = latest
      const entries = Object.entries({ [address]: [...former, url].slice(0, readsEach), ...others })
      latest = Object.fromEntries(entries.slice(0, addresses))
      storage.setItem(key, JSON.stringify({ configuration, reads: latest } satisfies Remembered))
    },
    async take(url, headers) {
      const { ahead } = globalThis
      const isSame =
        ahead?.authorization === headers.Authorization &&
        ahead?.language === headers['Accept-Language']
      if (!ahead || !isSame || performance.now() > lifetime) return undefined
      const answers = await ahead.answers
      const answer = answers[url]
      Reflect.deleteProperty(answers, url)
      return answer?.catch(() => undefined)
    },
  }
}

/** A session that announces its end. */
interface Announcing {
  onAnnouncement(listener: (announcement: { type: string }) => void): unknown
}

/** Forgets all reads when the session ends: they are those of its user. */
export function forgetAheadReads(session: Announcing): void {
  session.onAnnouncement(({ type }) => {
    if (type === 'session.ended') openStorage('lasting').removeItem(key)
  })
}

function readStored(text: string | null, configuration: string): Remembered {
  try {
    const stored = JSON.parse(text ?? 'null') as Remembered | null
    if (stored?.configuration === configuration) return stored
  } catch {
    // It is written again.
  }
  return { configuration, reads: {} }
}
