import { isolate, type Translate } from '@console/core/i18n'
import { type ActionableRow, isClaiming } from '@console/core/workflows'
import {
  type BulkDecision,
  type Decisions,
  offerOf,
  statusAfter,
  textOfResult,
  outcomeText,
  resultText,
  errorText,
} from '@console/decision'
import { actionText, statusText } from '@console/workflows'
import type { ChipTone } from '../columns/cells'
import type { CellContext, ListColumn, ListConfig } from '../config/config'
import type { Selection } from '../selection/selection'

/** State of a row in its list. */
export interface RowState {
  isTicked: boolean
  /** Set for the row whose link is the tab stop. */
  isCurrent: boolean
  isOpen: boolean
  /** Set while it is hidden, since it does not match what is being typed into the search. */
  isHidden: boolean
  /** Set when the current list no longer contains it. */
  isGone: boolean
  /** Set while it is shown optimistically, before the server has agreed. */
  isUnconfirmed: boolean
  /** Reason why it could not be decided. */
  note: string | undefined
  /** Set when the user has just decided it. */
  isDecided: boolean
  /** Result of the decision with its tone, when no status column shows it. */
  outcome: string | undefined
  outcomeTone: ChipTone | undefined
  /** Name of the other user who has just changed it. */
  changedBy: string | undefined
  /** Label of its next step, when the list shows it and it is available. */
  step: string | undefined
}

interface Given<Row extends ActionableRow> {
  config: ListConfig<Row>
  decisions: Decisions<Row>
  bulk: BulkDecision<Row>
  /** Read time of the rows; undefined before the first answer. */
  asOf: string | undefined
  /** Tokens of shown rows that the list no longer contains. */
  gone: ReadonlySet<string> | undefined
  /** Tokens of rows that do not match what is being typed into the search. */
  unmatched: ReadonlySet<string>
  /** Recent changes by others, by token. */
  others: ReadonlyMap<string, { version: number; by: string }> | undefined
  selection: Selection<Row>
  /** Row of the keyboard. */
  current: string | null
  /** Previewed row. */
  selected: string | null
  columns: readonly ListColumn<Row>[]
  context: CellContext
  translate: Translate
}

/** Creates functions that return a row's state, and its next step. */
export function rowStates<Row extends ActionableRow>({
  config: { resource, rowActions = [], hasNextStep },
  decisions,
  bulk,
  asOf,
  gone,
  unmatched,
  others,
  selection,
  current,
  selected,
  columns,
  context,
  translate,
}: Given<Row>) {
  const { workflows, tokenOf } = resource
  const { formats } = context

  function noteOf(token: string): string | undefined {
    const outcome = bulk.outcomes.get(token)
    const input = outcome && outcomeText(workflows, outcome, translate, formats)
    if (input) return input
    const decision = decisions.of(token)
    return (decision && errorText(workflows, decision, translate, formats)) ?? undefined
  }

  /** The user's own decision that the row shows; null when another user has changed the row since. */
  function ownOf(row: Row) {
    const own = decisions.ownOn(tokenOf(row))
    return own?.version === row.version ? own : null
  }

  /** The user's latest decision about a row that is still shown; a claim does not count. */
  function decidedOn(row: Row): string | undefined {
    const own = ownOf(row)
    const isOld = gone?.has(tokenOf(row)) || own?.pages.includes(asOf ?? '')
    return own && isOld && !isClaiming(workflows, own.action) ? own.action : undefined
  }

  /** Result of a decision; undefined when a status column of the row already shows it. */
  function outcomeOf(row: Row, action: string): { text: string; tone: ChipTone } | undefined {
    const result = resultText(workflows, action, row, translate)
    const status = statusAfter(workflows, action, row)
    const word = status === undefined ? result.word : statusText(workflows, status, translate)
    const isExplained = columns.some(
      (column) => column.isStatus && column.text(row, context) === word,
    )
    return isExplained && result.why === null
      ? undefined
      : { text: textOfResult(result, translate), tone: result.tone }
  }

  /** Name of the other user who has just changed it. */
  function changedBy(row: Row): string | undefined {
    const token = tokenOf(row)
    const change = others?.get(token)
    // A row that has left the list is shown as it was.
    const isShown = change && (change.version <= row.version || gone?.has(token))
    return isShown && !ownOf(row)
      ? translate('list:index.row.changedBy', { actor: isolate(change.by) })
      : undefined
  }

  /** Reports whether it was decided and has left the list: a row that the user has claimed can still be decided. */
  function isGone(row: Row): boolean {
    const own = ownOf(row)
    const isClaimed = own !== null && isClaiming(workflows, own.action)
    return !isClaimed && (gone?.has(tokenOf(row)) ?? false)
  }

  /** The one available step that moves a row onward; undefined when the list shows none. */
  function nextStepOf(row: Row): string | undefined {
    if (!hasNextStep || decisions.of(tokenOf(row))?.isUnconfirmed) return undefined
    const actions: readonly string[] = rowActions
    const { primary } = offerOf(
      workflows,
      decisions.offered(row).filter(({ action }) => actions.includes(action)),
    )
    return primary?.blocker === null ? primary.action : undefined
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
        isHidden: unmatched.has(token),
        isGone: isGone(row),
        isUnconfirmed: decisions.of(token)?.isUnconfirmed ?? false,
        note: noteOf(token),
        isDecided: decided !== undefined,
        outcome: outcome?.text,
        outcomeTone: outcome?.tone,
        changedBy: changedBy(row),
        step: step && actionText(workflows, step, translate),
      }
    },
  }
}
