import type { RateLevel } from '@console/domain/commission-rate'

/** Options of a level filter, for lists limited to these levels. */
export function levelOptions(levels: readonly RateLevel[]) {
  return levels.map((value) => ({ value, title: `level.${value}` as const }))
}
