import * as z from 'zod/mini'
import { auditEvent } from '@console/core/workflows'
import { savedViews } from '@console/core/contracts'

/**
 * Increment it whenever the shape of rows or stored data changes: the data of an older backend cannot be read then.
 */
export const storedVersion = 7

/** One stored entry of the change log. */
export const change = z.object({
  entity: z.string(),
  token: z.string(),
  /** Version of the record after the change: no two changes of a record have the same. */
  version: z.number(),
  /** Type of the change; for a new record `fields` contains all. */
  kind: z.enum(['change', 'add', 'remove']),
  fields: z.record(z.string(), z.unknown()),
  /** Instant by the sample clock. */
  at: z.iso.datetime(),
  /** Token of the author. */
  by: z.string(),
  /** Event in the record's history; missing if the change is only bookkeeping. */
  done: z.optional(z.object({ action: z.string(), event: auditEvent })),
  /** Data for undo: the token of the whole decision, and the previous values of the fields. */
  undo: z.optional(z.object({ token: z.string(), before: z.record(z.string(), z.unknown()) })),
})

/** One entry of the change log. */
export type Change = z.infer<typeof change>

/** Stored state of the sample data beyond its seed. */
export const stored = z.object({
  /** Oldest first. */
  changes: z.array(change),
  /** By account. */
  settings: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** By account and list: `<account> <list>`. */
  views: z.record(z.string(), savedViews.shape.views),
})

/** State of the sample data beyond its seed. */
export type Stored = z.infer<typeof stored>

/** Answer of a call under an `Idempotency-Key`, and the request's body. */
export interface StoredAnswer {
  body: string
  answer: unknown
}

/** Writes of one call: stored as a whole, or not at all. */
export interface Written extends Stored {
  /** By caller, path and key. */
  answers: Record<string, StoredAnswer>
}

/** Storage adapter for the writes to the sample database. */
export interface StorageAdapter {
  /**
   * Loads everything stored. Settings and views are the last stored ones.
   * @throws Error if it cannot be read and must not be overwritten
   */
  load(): Stored
  /**
   * Stores the writes of one call, before the call is answered.
   * @throws Error if it cannot: then nothing is stored
   */
  save(written: Written): void
  /** Stored answer under a name; undefined if there was none, or too long ago. */
  answerOf(name: string): StoredAnswer | undefined
  /** Deletes everything stored. */
  forget(): void
}

/** Writes of a call, initially empty. */
export function nothingWritten(): Written {
  return { changes: [], settings: {}, views: {}, answers: {} }
}

/** Checks whether a call has written anything. */
export function isSomething(written: Written): boolean {
  return Object.values(written).some((part) => Object.keys(part).length > 0)
}

/** Maximum answers held in memory. */
const maxAnswers = 500

/** Creates a memory of answers to calls. */
export function rememberAnswers() {
  const answers = new Map<string, StoredAnswer>()
  return {
    answerOf: (name: string) => answers.get(name),
    remember(more: Written['answers']) {
      for (const [name, answer] of Object.entries(more)) {
        answers.set(name, answer)
        const [oldest] = answers.keys()
        if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
      }
    },
    forget: () => answers.clear(),
  }
}

/** Stores nothing beyond the life of the page or process: stories and tests. */
export function memoryStorageAdapter(): StorageAdapter {
  const { answerOf, remember, forget } = rememberAnswers()
  let all = nothingWritten()
  return {
    load: () => all,
    save(written) {
      all = joined(all, written)
      remember(written.answers)
    },
    answerOf,
    forget() {
      all = nothingWritten()
      forget()
    },
  }
}

/** Joins stored and new writes. */
export function joined(before: Stored, { changes, settings, views }: Stored): Written {
  return {
    changes: [...before.changes, ...changes],
    settings: { ...before.settings, ...settings },
    views: { ...before.views, ...views },
    answers: {},
  }
}
