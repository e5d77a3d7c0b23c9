import type { RateLevel } from '@console/domain/commission-rate'

/** What can be chosen of a filter of levels whose list has records of these alone. */
export function levelOptions(levels: readonly RateLevel[]) {
  return levels.map((value) => ({ value, title: `level.${value}` as const }))
}
