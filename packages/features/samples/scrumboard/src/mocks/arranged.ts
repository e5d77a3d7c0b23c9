import type { BoardList } from '../contract'

/**
 * Merges a submitted arrangement into the lists of a board. It determines positions, but adds and removes nothing: what
 * others have added since stays in its list, and what they have removed stays removed.
 */
export function arranged(now: readonly BoardList[], sent: readonly BoardList[]): BoardList[] {
  const known = new Set(now.flatMap(({ idCards }) => idCards))
  const named = new Set(sent.flatMap(({ idCards }) => idCards))
  const ordered = [
    ...sent.flatMap((list) => now.find(({ id }) => id === list.id) ?? []),
    ...now.filter((list) => !sent.some(({ id }) => id === list.id)),
  ]
  const seen = new Set<string>()
  return ordered.map((list) => {
    const wanted = sent.find(({ id }) => id === list.id)?.idCards ?? []
    const idCards = [
      ...wanted.filter((id) => known.has(id)),
      ...list.idCards.filter((id) => !named.has(id)),
    ].filter((id) => !seen.has(id) && seen.add(id))
    return { ...list, idCards }
  })
}
