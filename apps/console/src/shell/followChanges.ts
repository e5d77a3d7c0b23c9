import { type ChangeNotice, changeNotice, submittedIdOf } from '@console/core/resources'
import { knownVersion, noteOthers, rereadRows } from '@console/decision'
import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds within which changes are collected: many decisions of others cause one refetch. */
const gathering = 500

/**
 * Refetches visible data that has changed on the server. Versions that the user's own decisions returned are not news.
 * @param onRoles called with the user's roles when an event has them
 * @returns handler for the data of an event
 */
export function followChanges(
  queries: QueryClient,
  onRoles: (roles: readonly string[]) => void,
): (data: string) => void {
  let reported: NonNullable<ChangeNotice['changes']> | null = []
  let isGathering = false

  function readAgain() {
    isGathering = false
    const changes = reported
    reported = []
    // The server cannot report what has changed: refetch everything visible.
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
    const { changes, roles } = changeNotice.parse(JSON.parse(data))
    if (roles) onRoles(roles)
    if (changes?.length === 0) return
    reported = reported && changes ? [...reported, ...changes] : null
    if (isGathering) return
    isGathering = true
    setTimeout(readAgain, gathering)
  }
}
