import type { ActionableRow } from '@console/core/workflows'
import { openStorage } from '@console/core/storage'
import { useMemo, useState } from 'react'
import {
  type ColumnChoice,
  columnsOfView,
  defaultChoice,
  isDefaultChoice,
  pinColumn,
  moveColumn,
  readChoice,
  toggleColumn,
} from './columnChoice'
import { type Beside, type Fit, fitColumns, type Room } from './columnFit'
import type { ListState } from '../address/listAddress'
import type { ListColumn, ListConfig } from '../config/config'
import { storeRoom, latestRoom } from './latestRoom'

const storage = openStorage('lasting')

/** Shown columns of a list, with the setters of the choice. */
export interface ShownColumns<Row> {
  all: readonly ListColumn<Row>[]
  /** Chosen columns, whether they fit or not. */
  columns: readonly ListColumn<Row>[]
  /** Chosen columns that fit; undefined until the room is measured. */
  fit: Fit<ListColumn<Row>> | undefined
  choice: ColumnChoice
  isDefault: boolean
  toggle(id: string): void
  /** Keeps a column without room for it, or releases it. */
  keep(id: string): void
  move(id: string, by: -1 | 1): void
  reset(): void
  /** Called after layout: the resulting render happens before paint. */
  onRoom(room: Room): void
}

/**
 * Columns that the user chose for a view of a list, stored in this browser, and those of them that fit. Beside an open preview they have
 * less room than the next list will have: that room is neither stored nor expected.
 */
export function useColumns<Row extends ActionableRow>(
  config: Pick<ListConfig<Row>, 'id' | 'columns' | 'views'>,
  { view, selected }: Pick<ListState, 'view' | 'selected'>,
  { hasTick, hasStep, hasMenu }: Beside,
): ShownColumns<Row> {
  const { key, columns } = useMemo(() => columnsOfView(config, view), [config, view])
  const [chosenFor, setChosenFor] = useState<{ key: string; choice: ColumnChoice }>()
  const [room, setRoom] = useState(() => (selected === null ? latestRoom() : undefined))
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
    fitColumns(chosen, choice.pinned, within, { hasTick, hasStep, hasMenu })
  const fit = useMemo(
    () => room && fitIn(room),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- everything that `fitIn` reads
    [chosen, choice, room, hasTick, hasStep, hasMenu],
  )

  return {
    all: columns,
    columns: chosen,
    fit,
    choice,
    isDefault: isDefaultChoice(columns, choice),
    toggle: (id) => choose(toggleColumn(columns, choice, id)),
    keep: (id) => choose(pinColumn(choice, id)),
    move: (id, by) => choose(moveColumn(choice, id, by)),
    reset: () => choose(defaultChoice(columns)),
    onRoom(next) {
      if (selected === null) storeRoom(next)
      // The grid adapts columns to the room: only a different set needs a render.
      if (!fit || signOf(fit) !== signOf(fitIn(next))) setRoom(next)
    },
  }
}

/** Identity of a fit: equal ones render the same. */
function signOf({ left, isTooWide }: Fit<unknown>): string {
  return [isTooWide, ...left].join()
}
