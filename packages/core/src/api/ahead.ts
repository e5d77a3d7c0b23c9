import * as z from 'zod/mini'
import { openStorage } from '../storage'

/** Name of what is stored: `aheadScript.js` reads it. */
const key = 'ahead'

/** Number of addresses whose first reads are stored. */
const maxAddresses = 20

/** Time after the page began in which an answer requested ahead counts as new, in milliseconds. */
const lifetime = 5000

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

const stored = z.object({
  /** Text of `config.json`: with another one the URLs may lead elsewhere. */
  configuration: z.string(),
  /** URL of the call by which every page learns who is signed in. */
  session: z.optional(z.string()),
  /** URLs by the address of the page that reads them first, the latest first. */
  reads: z.record(z.string(), z.array(z.string())),
})
type Stored = z.infer<typeof stored>

/** First reads of this page's addresses, by address. */
const readHere = new Map<string, Set<string>>()

/** First reads of pages, stored for their next visit. */
export interface AheadReads {
  /** Notes a read of an address (`Call.aheadOf`); it is stored if the page is left there. */
  note(address: string, url: string): void
  /** Stores the reads of an address: the one of this page. */
  store(address: string): void
  /**
   * Takes the answer to a read that the page requested ahead with the same headers, once; it resolves with undefined where the page did not.
   * Undefined for calls that it cannot have requested.
   */
  take(
    url: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response | undefined> | undefined
}

/**
 * Opens the stored reads of a console with this configuration.
 * @param storageOf storage of the token: what a user who is not remembered has read does not outlive the tab
 */
export function openAheadReads(
  configuration: string,
  storageOf: () => Pick<Storage, 'getItem' | 'setItem'>,
): AheadReads {
  function change(next: (former: Stored) => Stored) {
    const storage = storageOf()
    const former = parse(storage.getItem(key))
    const known = former?.configuration === configuration ? former : { configuration, reads: {} }
    storage.setItem(key, JSON.stringify(next(known)))
  }

  return {
    note(address, url) {
      if (address === 'session') return change((former) => ({ ...former, session: url }))
      const urls = readHere.get(address) ?? new Set()
      readHere.set(address, urls.add(url))
    },
    store(address) {
      const urls = readHere.get(address)
      if (!urls) return
      change(({ reads: { [address]: _, ...others }, ...rest }) => {
        const entries = Object.entries({ [address]: [...urls], ...others })
        return { ...rest, reads: Object.fromEntries(entries.slice(0, maxAddresses)) }
      })
    },
    take(url, headers) {
      const { ahead } = globalThis
      const isSame =
        ahead?.authorization === headers.Authorization &&
        ahead?.language === headers['Accept-Language']
      if (!ahead || !isSame || performance.now() > lifetime) return undefined
      return ahead.answers.then((answers) => {
        const answer = answers[url]
        Reflect.deleteProperty(answers, url)
        return answer
      })
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
    if (type !== 'session.ended') return
    readHere.clear()
    for (const which of ['lasting', 'passing'] as const) openStorage(which).removeItem(key)
  })
}

function parse(text: string | null): Stored | undefined {
  try {
    return stored.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
