import * as z from 'zod/mini'
import { auditEvent } from '@console/core/kinds'
import { savedViews } from '@console/core/contracts'

/** Raised whenever rows or what is kept of them change their shape: what an older backend kept cannot be read then. */
export const keptVersion = 6

/** One entry of the change log, as it is kept. */
export const change = z.object({
  /** The name of the entity. */
  entity: z.string(),
  token: z.string(),
  /** The version of the record that it makes: no two changes of a record make the same. */
  version: z.number(),
  /** What was done with the record; of a new one `fields` are all. */
  kind: z.enum(['change', 'add', 'remove']),
  fields: z.record(z.string(), z.unknown()),
  /** By the sample clock. */
  at: z.iso.datetime(),
  /** The token of whoever did it. */
  by: z.string(),
  /** What it is in the record's history; left out where it is only bookkeeping. */
  done: z.optional(z.object({ action: z.string(), event: auditEvent })),
  /** How it can be taken back: the name of the whole decision, and what the fields were before. */
  undo: z.optional(z.object({ token: z.string(), before: z.record(z.string(), z.unknown()) })),
})

/** One entry of the change log. */
export type Change = z.infer<typeof change>

/** What a world is beyond its seed, as it is kept. */
export const kept = z.object({
  /** Oldest first. */
  changes: z.array(change),
  /** By account. */
  settings: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** By account and list: `<account> <list>`. */
  views: z.record(z.string(), savedViews.shape.views),
})

/** What a world is beyond its seed. */
export type Kept = z.infer<typeof kept>

/** What a call under an `Idempotency-Key` was answered, and what it had sent. */
export interface KeptAnswer {
  body: string
  answer: unknown
}

/** What one call has written: it is kept as a whole, or not at all. */
export interface Written extends Kept {
  /** By caller, path and key. */
  answers: Record<string, KeptAnswer>
}

/** Where what is written to a world outlives it. */
export interface Keeping {
  /**
   * All that was kept. Settings and views are as they were kept last.
   * @throws Error where it cannot be read and must not be written over
   */
  load(): Kept
  /**
   * Keeps what one call has written, before the call is answered.
   * @throws Error where it cannot: then nothing of it is kept
   */
  keep(written: Written): void
  /** What was answered under a name before; undefined where it was not, or too long ago. */
  answerOf(name: string): KeptAnswer | undefined
  /** Nothing was ever kept. */
  forget(): void
}

/** Nothing yet. */
export function nothingWritten(): Written {
  return { changes: [], settings: {}, views: {}, answers: {} }
}

/** Whether a call has written anything. */
export function isSomething(written: Written): boolean {
  return Object.values(written).some((part) => Object.keys(part).length > 0)
}

/** How many answers are remembered where they are held in memory. */
const mostAnswers = 500

/** Answers of calls, held in memory. */
export function rememberAnswers() {
  const answers = new Map<string, KeptAnswer>()
  return {
    answerOf: (name: string) => answers.get(name),
    remember(more: Written['answers']) {
      for (const [name, answer] of Object.entries(more)) {
        answers.set(name, answer)
        const [oldest] = answers.keys()
        if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest)
      }
    },
    forget: () => answers.clear(),
  }
}

/** Keeps nothing longer than the page or process lives: stories and tests. */
export function memoryKeeping(): Keeping {
  const { answerOf, remember, forget } = rememberAnswers()
  let all = nothingWritten()
  return {
    load: () => all,
    keep(written) {
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

/** What was kept before and what is written now. */
export function joined(before: Kept, { changes, settings, views }: Kept): Written {
  return {
    changes: [...before.changes, ...changes],
    settings: { ...before.settings, ...settings },
    views: { ...before.views, ...views },
    answers: {},
  }
}
