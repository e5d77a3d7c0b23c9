import * as z from 'zod/mini'
import { joined, type Keeping, kept, type Kept, keptVersion, rememberAnswers } from './keeping'

/** Key of the stored data. */
export const worldKey = 'sample-world'

const stored = z.extend(kept, { version: z.literal(keptVersion) })

/**
 * Stores the sample data in the browser. Unreadable data counts as nothing, and data that the storage refuses is lost with the
 * page. Answers are kept as long as the page lives.
 */
export function browserKeeping(storage: Storage): Keeping {
  const answers = rememberAnswers()
  let all: Kept = nothing

  return {
    load() {
      try {
        const { version: _, ...content } = stored.parse(
          JSON.parse(storage.getItem(worldKey) ?? 'null'),
        )
        all = content
      } catch {
        all = nothing
      }
      return all
    },
    keep(written) {
      const { changes, settings, views } = joined(all, written)
      all = { changes, settings, views }
      storage.setItem(
        worldKey,
        JSON.stringify({ version: keptVersion, ...all } satisfies z.infer<typeof stored>),
      )
      answers.remember(written.answers)
    },
    answerOf: answers.answerOf,
    forget() {
      all = nothing
      storage.removeItem(worldKey)
      answers.forget()
    },
  }
}

const nothing: Kept = { changes: [], settings: {}, views: {} }
