import { type ActionableRow, actionsOf } from '@console/core/workflows'
import { type DraftStore, draftsOfTab } from '@console/core/drafts'
import type { Resource } from '@console/core/resources'
import type { Session } from '@console/core/session'
import { askingAction } from './rules'

/** A message about a field is stored beside the request for changes until it is attached. */
const askMark = 'ask:'

/** Storage name of the draft of a decision about one record. */
export function draftName<Row extends ActionableRow>(
  resource: Resource<Row>,
  token: string,
  action: string,
): string {
  return beginningOf(resource, token) + action
}

/** Storage name of the draft about one field of a record, by JSON pointer. */
export function askName<Row extends ActionableRow>(
  resource: Resource<Row>,
  token: string,
  pointer: string,
): string {
  return beginningOf(resource, token) + askMark + pointer
}

/** Storage name of the draft of a bulk decision in a list. */
export function bulkDraftName(list: string, action: string): string {
  return `bulk:${list}:${action}`
}

/** Unsent drafts of a user about records of one kind. */
export interface UnsentText {
  /** Other actions with a draft about a record. */
  of(token: string, action: string): readonly string[]
  /** Deletes the drafts about decided records, and the draft called `name`. The returned function restores them. */
  settle(tokens: readonly string[], name?: string): RestoreText
}

/** Restores the drafts of undone records, and the shared draft, unless there is a newer one. */
export type RestoreText = (taken: readonly string[]) => void

/** Returns the drafts of the session's user about records of one kind. */
export function unsentText<Row extends ActionableRow>(
  resource: Resource<Row>,
  session: Pick<Session, 'getState'>,
  drafts: DraftStore = draftsOfTab(),
): UnsentText {
  const email = () => session.getState().user?.email ?? ''

  return {
    of(token, action) {
      const beginning = beginningOf(resource, token)
      const written = drafts
        .names(email(), beginning)
        .map((name) => name.slice(beginning.length))
        .map((rest) => (rest.startsWith(askMark) ? askingAction(resource.workflows) : rest))
      return actionsOf(resource.workflows).filter(
        (each) => each !== action && written.includes(each),
      )
    },
    settle(tokens, name) {
      const owner = email()
      const written = tokens.flatMap((token) =>
        drafts.names(owner, beginningOf(resource, token)).map((each) => ({ token, name: each })),
      )
      const stored = [...written, ...(name ? [{ token: null, name }] : [])].flatMap((each) => {
        const draft = drafts.read(owner, each.name)
        return draft ? [{ ...each, values: draft.values }] : []
      })
      for (const each of stored) drafts.discard(owner, each.name)
      return (taken) => {
        for (const each of stored)
          if (
            (each.token === null || taken.includes(each.token)) &&
            drafts.read(owner, each.name) === null
          )
            drafts.save(owner, each.name, each.values)
      }
    },
  }
}

function beginningOf<Row extends ActionableRow>(resource: Resource<Row>, token: string): string {
  // A record that can be read live and as submitted is one record.
  return `decision:${resource.path}:${token}:`
}
