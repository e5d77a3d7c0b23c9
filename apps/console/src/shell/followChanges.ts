import { type ChangesTold, changesTold, submittedIdOf } from '@console/core/resources'
import { knownVersion, noteOthers, rereadRows } from '@console/decision'
import type { QueryClient } from '@tanstack/react-query'

/** What is told within so many milliseconds is read together: many decisions of others are one reading. */
const gathering = 500

/**
 * Has read again, of what is shown, what a server tells has changed. What the reader's own decisions have already been answered with
 * is no news.
 * @returns what is told the data of each event
 */
export function followChanges(queries: QueryClient): (data: string) => void {
  let told: NonNullable<ChangesTold['changes']> | null = []
  let isGathering = false

  function readAgain() {
    isGathering = false
    const changes = told
    told = []
    // The server cannot say what has changed: whatever is shown.
    if (changes === null) return void queries.invalidateQueries()
    const news = changes.filter(
      ({ resource, token, version }) =>
        Math.max(
          ...[resource, submittedIdOf(resource)].map((id) => knownVersion(queries, id, token)),
        ) < version,
    )
    for (const id of new Set(news.map(({ resource }) => resource))) {
      const ofResource = news.filter(({ resource }) => resource === id)
      const others = new Map(
        ofResource.flatMap(({ token, version, by }) =>
          by ? [[token, { version, by: by.name }] as const] : [],
        ),
      )
      const tokens = ofResource.map(({ token }) => token)
      for (const each of [id, submittedIdOf(id)]) {
        noteOthers(queries, each, others)
        rereadRows(queries, { id: each }, tokens)
      }
    }
  }

  return (data) => {
    const { changes } = changesTold.parse(JSON.parse(data))
    told = told && changes ? [...told, ...changes] : null
    if (isGathering) return
    isGathering = true
    setTimeout(readAgain, gathering)
  }
}
