import * as z from 'zod/mini'
import { joined, type Keeping, kept, type Kept, keptVersion, rememberAnswers } from './keeping'

/** Where a kept world is stored. */
export const worldKey = 'sample-world'

const stored = z.extend(kept, { version: z.literal(keptVersion) })

/**
 * Keeps a world in the browser. What is stored there and cannot be read counts as nothing, and what the storage does not take is
 * kept no longer than the page lives. Answers are remembered as long as the page lives.
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
