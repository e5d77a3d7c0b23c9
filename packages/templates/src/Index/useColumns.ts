import { openStorage } from '@console/core/storage'
import { useMemo, useState } from 'react'
import {
  type ColumnChoice,
  defaultChoice,
  isDefaultChoice,
  moveColumn,
  readChoice,
  toggleColumn,
} from './columnChoice'
import type { IndexColumn } from './config'

const storage = openStorage('lasting')

/** The columns of a list that are shown, and how they are chosen. */
export interface ShownColumns<Row> {
  columns: readonly IndexColumn<Row>[]
  choice: ColumnChoice
  isDefault: boolean
  toggle(id: string): void
  move(id: string, by: -1 | 1): void
  reset(): void
}

/** The columns a person chose for a list, kept in this browser. */
export function useColumns<Row>(
  list: string,
  columns: readonly IndexColumn<Row>[],
): ShownColumns<Row> {
  const key = `columns:${list}`
  const [choice, setChoice] = useState(() => readChoice(columns, storage.getItem(key)))

  function choose(next: ColumnChoice) {
    setChoice(next)
    storage.setItem(key, JSON.stringify(next))
  }

  return {
    columns: useMemo(
      () => choice.flatMap((id) => columns.find((column) => column.id === id) ?? []),
      [choice, columns],
    ),
    choice,
    isDefault: isDefaultChoice(columns, choice),
    toggle: (id) => choose(toggleColumn(columns, choice, id)),
    move: (id, by) => choose(moveColumn(choice, id, by)),
    reset: () => choose(defaultChoice(columns)),
  }
}
