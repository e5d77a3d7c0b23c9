import * as z from 'zod/mini'
import {
  joined,
  type StorageAdapter,
  stored,
  type Stored,
  storedVersion,
  rememberAnswers,
} from './storageAdapter'

/** Key of the stored data. */
export const databaseKey = 'sample-database'

const storedSchema = z.extend(stored, { version: z.literal(storedVersion) })

/**
 * Stores the sample data in the browser. Unreadable data counts as nothing, and data that the storage refuses is lost with the
 * page. Answers are kept as long as the page lives.
 */
export function browserStorageAdapter(storage: Storage): StorageAdapter {
  const answers = rememberAnswers()
  let all: Stored = nothing

  return {
    load() {
      try {
        const { version: _, ...content } = storedSchema.parse(
          JSON.parse(storage.getItem(databaseKey) ?? 'null'),
        )
        all = content
      } catch {
        all = nothing
      }
      return all
    },
    save(written) {
      const { changes, settings, views } = joined(all, written)
      all = { changes, settings, views }
      storage.setItem(
        databaseKey,
        JSON.stringify({ version: storedVersion, ...all } satisfies z.infer<typeof storedSchema>),
      )
      answers.remember(written.answers)
    },
    answerOf: answers.answerOf,
    forget() {
      all = nothing
      storage.removeItem(databaseKey)
      answers.forget()
    },
  }
}

const nothing: Stored = { changes: [], settings: {}, views: {} }
