import { isolate, type Say } from '@console/core/i18n'
import { type ActionableRow, isClaiming } from '@console/core/kinds'
import {
  type BulkDecision,
  type Decisions,
  offerOf,
  statusAfter,
  textOfResult,
  wordsOfOutcome,
  wordsOfResult,
  wordsOfTrouble,
} from '@console/decision'
import { actionWord, statusWord } from '@console/kinds'
import type { ChipTone } from '../columns/cells'
import type { CellContext, ListColumn, ListConfig } from '../config'
import type { Selection } from '../selection/selection'
import type { RowState } from './ListRow'

/** What the state of a row follows from. */
interface Given<Row extends ActionableRow> {
  config: ListConfig<Row>
  decisions: Decisions<Row>
  bulk: BulkDecision<Row>
  /** When the rows were read; undefined before they are. */
  asOf: string | undefined
  /** The tokens of rows that the list no longer has, and that are still shown. */
  gone: ReadonlySet<string> | undefined
  /** What others have just changed, by token. */
  others: ReadonlyMap<string, { version: number; by: string }> | undefined
  selection: Selection<Row>
  /** The row that the keyboard is on. */
  current: string | null
  /** The row that is previewed. */
  selected: string | null
  /** The columns that are shown. */
  columns: readonly ListColumn<Row>[]
  context: CellContext
  say: Say
}

/** Tells of the rows of a list how each is drawn, and its next step. */
export function rowStates<Row extends ActionableRow>({
  config: { resource, rowActions = [], hasNextStep },
  decisions,
  bulk,
  asOf,
  gone,
  others,
  selection,
  current,
  selected,
  columns,
  context,
  say,
}: Given<Row>) {
  const { kinds, tokenOf } = resource
  const { formats } = context

  function noteOf(token: string): string | undefined {
    const outcome = bulk.outcomes.get(token)
    const said = outcome && wordsOfOutcome(kinds, outcome, say, formats)
    if (said) return said
    const decision = decisions.of(token)
    return (decision && wordsOfTrouble(kinds, decision, say, formats)) ?? undefined
  }

  /** The reader's own decision that the row shows; null where somebody else has changed the row since. */
  function ownOf(row: Row) {
    const own = decisions.ownOn(tokenOf(row))
    return own?.version === row.version ? own : null
  }

  /** What the reader has just decided about a row that is still shown; a claim decides nothing. */
  function decidedOn(row: Row): string | undefined {
    const own = ownOf(row)
    const isOld = gone?.has(tokenOf(row)) || own?.pages.includes(asOf ?? '')
    return own && isOld && !isClaiming(kinds, own.action) ? own.action : undefined
  }

  /** What came of a decision; undefined where a status column of the row says it already. */
  function outcomeOf(row: Row, action: string): { text: string; tone: ChipTone } | undefined {
    const result = wordsOfResult(kinds, action, row, say)
    const status = statusAfter(kinds, action, row)
    const word = status === undefined ? result.word : statusWord(kinds, status, say)
    const isSaid = columns.some((column) => column.isStatus && column.text(row, context) === word)
    return isSaid && result.why === null
      ? undefined
      : { text: textOfResult(result, say), tone: result.tone }
  }

  /** Who has just changed it, where that was not the reader. */
  function changedBy(row: Row): string | undefined {
    const token = tokenOf(row)
    const change = others?.get(token)
    // What has left the list is shown as it was.
    const isShown = change && (change.version <= row.version || gone?.has(token))
    return isShown && !ownOf(row)
      ? say('list:index.row.changedBy', { actor: isolate(change.by) })
      : undefined
  }

  /** The list no longer has it, because it was decided: a row that its reader has claimed is still theirs to decide. */
  function isGone(row: Row): boolean {
    const own = ownOf(row)
    const isClaimed = own !== null && isClaiming(kinds, own.action)
    return !isClaimed && (gone?.has(tokenOf(row)) ?? false)
  }

  /** The one step of a row that goes on and can be taken now; undefined where the list shows none. */
  function nextStepOf(row: Row): string | undefined {
    if (!hasNextStep || decisions.of(tokenOf(row))?.isUnconfirmed) return undefined
    const actions: readonly string[] = rowActions
    const { primary } = offerOf(
      kinds,
      decisions.offered(row).filter(({ action }) => actions.includes(action)),
    )
    return primary?.hindrance === null ? primary.action : undefined
  }

  return {
    nextStepOf,
    stateOf(row: Row): RowState {
      const token = tokenOf(row)
      const step = nextStepOf(row)
      const decided = decidedOn(row)
      const outcome = decided === undefined ? undefined : outcomeOf(row, decided)
      return {
        isTicked: selection.isAll || selection.rows.has(token),
        isCurrent: token === current,
        isOpen: token === selected,
        isGone: isGone(row),
        isUnconfirmed: decisions.of(token)?.isUnconfirmed ?? false,
        note: noteOf(token),
        isDecided: decided !== undefined,
        outcome: outcome?.text,
        outcomeTone: outcome?.tone,
        changedBy: changedBy(row),
        step: step && actionWord(kinds, step, say),
      }
    },
  }
}
