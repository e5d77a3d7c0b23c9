import { sumsOf } from '../contracts'
import { claimEndedBy } from '../workflows/claim'
import { type ActionableRow, blockerAmongMany, needsNote } from '../workflows/contract'
import { ruleOf } from '../workflows/workflowOf'
import { type Forecast, maxForecast } from './decisions'
import type { Resource } from './resource'

/**
 * Predicts the result of a bulk action from the selected rows, with the rows it leaves out. For "select all", the server's forecast is used
 * instead.
 */
export function forecastBulk<Row extends ActionableRow>(
  { workflows, hiddenWith, tokenOf }: Pick<Resource<Row>, 'workflows' | 'hiddenWith' | 'tokenOf'>,
  rows: readonly Row[],
  action: string,
): Forecast<Row> {
  const { amountOf, cascades } = ruleOf(workflows, action)
  const hides = cascades ? hiddenWith : undefined
  const possible: Row[] = []
  const left = new Map<string, Row[]>()
  for (const row of rows) {
    const blocker = blockerAmongMany(row, action)
    if (blocker === null) possible.push(row)
    else if (left.get(blocker)?.push(row) === undefined) left.set(blocker, [row])
  }
  return {
    possible: possible.length,
    sums: amountOf ? sumsOf(possible.map((row) => amountOf(row))) : [],
    hidden: hides ? possible.reduce((sum, row) => sum + hides(row), 0) : 0,
    claimers: [
      ...new Set(possible.flatMap((row) => claimEndedBy(workflows, action, row)?.by.name ?? [])),
    ],
    needsNote: possible.some((row) => needsNote(row, action)),
    leftOut: [...left].map(([blocker, those]) => ({
      blocker,
      tokens: those.map(tokenOf),
      rows: those.slice(0, maxForecast),
    })),
  }
}
