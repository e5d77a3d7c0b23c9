import type { ActionableRow } from '@console/core/kinds'
import { openStorage } from '@console/core/storage'
import { useMemo, useState } from 'react'
import {
  type ColumnChoice,
  columnsOfView,
  defaultChoice,
  isDefaultChoice,
  keepColumn,
  moveColumn,
  readChoice,
  toggleColumn,
} from './columnChoice'
import { type Beside, type Fit, fitColumns, type Room } from './columnFit'
import type { ListColumn, ListConfig } from '../config'

const storage = openStorage('lasting')

/** The room of the list that was shown last: the next one has the same, nearly always, and draws its rows at once. */
let latest: Room | undefined

/** The columns of a list that are shown, and how they are chosen. */
export interface ShownColumns<Row> {
  /** All that there are to choose from. */
  all: readonly ListColumn<Row>[]
  /** Those that are chosen, whatever the room is. */
  columns: readonly ListColumn<Row>[]
  /** Those of them that there is room for; undefined until the room is known. */
  fit: Fit<ListColumn<Row>> | undefined
  choice: ColumnChoice
  isDefault: boolean
  toggle(id: string): void
  /** Lets one stay where there is no room for it, or leave again. */
  keep(id: string): void
  move(id: string, by: -1 | 1): void
  reset(): void
  /** The browser has laid the table out: what is drawn of it is drawn before anything is painted. */
  onRoom(room: Room): void
}

/** The columns a person chose for a view of a list, kept in this browser, and those of them that there is room for. */
export function useColumns<Row extends ActionableRow>(
  config: Pick<ListConfig<Row>, 'id' | 'columns' | 'views'>,
  view: string,
  { hasTick, hasStep, hasMenu }: Beside,
): ShownColumns<Row> {
  const { key, columns } = useMemo(() => columnsOfView(config, view), [config, view])
  const [chosenFor, setChosenFor] = useState<{ key: string; choice: ColumnChoice }>()
  const [room, setRoom] = useState(latest)
  const choice = useMemo(
    () => (chosenFor?.key === key ? chosenFor.choice : readChoice(columns, storage.getItem(key))),
    [chosenFor, columns, key],
  )

  function choose(next: ColumnChoice) {
    setChosenFor({ key, choice: next })
    storage.setItem(key, JSON.stringify(next))
  }

  const chosen = useMemo(
    () => choice.shown.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [choice, columns],
  )
  const fitIn = (within: Room) =>
    fitColumns(chosen, choice.kept, within, { hasTick, hasStep, hasMenu })
  const fit = useMemo(
    () => room && fitIn(room),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all that `fitIn` reads
    [chosen, choice, room, hasTick, hasStep, hasMenu],
  )

  return {
    all: columns,
    columns: chosen,
    fit,
    choice,
    isDefault: isDefaultChoice(columns, choice),
    toggle: (id) => choose(toggleColumn(columns, choice, id)),
    keep: (id) => choose(keepColumn(choice, id)),
    move: (id, by) => choose(moveColumn(choice, id, by)),
    reset: () => choose(defaultChoice(columns)),
    onRoom(next) {
      latest = next
      // The columns themselves follow the room by their grid: only others are drawn anew.
      if (!fit || signOf(fit) !== signOf(fitIn(next))) setRoom(next)
    },
  }
}

/** Two that have the same show the same. */
function signOf({ left, isTooWide }: Fit<unknown>): string {
  return [isTooWide, ...left].join()
}
