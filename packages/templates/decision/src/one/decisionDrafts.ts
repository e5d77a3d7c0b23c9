import { type ActionableRow, actionsOf } from '@console/core/kinds'
import { type DraftStore, draftsOfTab } from '@console/core/drafts'
import type { Resource } from '@console/core/resources'
import type { Session } from '@console/core/session'
import { askingAction } from '../rules'

/** What is written about a field of a record before it is attached is kept beside the request for changes. */
const askMark = 'ask:'

/** Under which name is kept what is written to decide about one record. */
export function draftName<Row extends ActionableRow>(
  resource: Resource<Row>,
  token: string,
  action: string,
): string {
  return beginningOf(resource, token) + action
}

/** Under which name is kept what is written about one field of a record, by JSON pointer. */
export function askName<Row extends ActionableRow>(
  resource: Resource<Row>,
  token: string,
  pointer: string,
): string {
  return beginningOf(resource, token) + askMark + pointer
}

/** Under which name is kept what is written to decide about many records of a list. */
export function bulkDraftName(list: string, action: string): string {
  return `bulk:${list}:${action}`
}

/** What a user was writing about records of a kind and has not sent. */
export interface UnsentWords {
  /** For which other actions than this one something is written about a record. */
  of(token: string, action: string): readonly string[]
  /** Forgets the drafts about records that are decided, and the draft called `name`. The returned function puts them back. */
  settle(tokens: readonly string[], name?: string): RestoreWords
}

/**
 * Puts back what was written about those records that were taken back, and what was written for all of them, where nothing
 * has been written since.
 */
export type RestoreWords = (taken: readonly string[]) => void

/** What the user of a session was writing about records of a kind. */
export function unsentWords<Row extends ActionableRow>(
  resource: Resource<Row>,
  session: Pick<Session, 'getState'>,
  drafts: DraftStore = draftsOfTab(),
): UnsentWords {
  const email = () => session.getState().user?.email ?? ''

  return {
    of(token, action) {
      const beginning = beginningOf(resource, token)
      const written = drafts
        .names(email(), beginning)
        .map((name) => name.slice(beginning.length))
        .map((rest) => (rest.startsWith(askMark) ? askingAction(resource.kinds) : rest))
      return actionsOf(resource.kinds).filter((each) => each !== action && written.includes(each))
    },
    settle(tokens, name) {
      const owner = email()
      const written = tokens.flatMap((token) =>
        drafts.names(owner, beginningOf(resource, token)).map((each) => ({ token, name: each })),
      )
      const kept = [...written, ...(name ? [{ token: null, name }] : [])].flatMap((each) => {
        const draft = drafts.read(owner, each.name)
        return draft ? [{ ...each, values: draft.values }] : []
      })
      for (const each of kept) drafts.discard(owner, each.name)
      return (taken) => {
        for (const each of kept)
          if (
            (each.token === null || taken.includes(each.token)) &&
            drafts.read(owner, each.name) === null
          )
            drafts.keep(owner, each.name, each.values)
      }
    },
  }
}

function beginningOf<Row extends ActionableRow>(resource: Resource<Row>, token: string): string {
  // A record that is read in two ways, live and as submitted, is one record.
  return `decision:${resource.path}:${token}:`
}
