import type { ActionableRow, Workflows } from '@console/core/workflows'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Decisions, meantBy } from '@console/decision'
import { useKeys } from '@console/core/keys'
import type { ListPlace } from './useListPlace'
import { historyTab } from '../state/useTab'

interface Given<Row extends ActionableRow> {
  workflows: Workflows
  detail: Row
  decisions: Decisions<Row>
  place: ListPlace
  tabs: { ids: readonly string[]; tab: string; setTab: (id: string) => void }
}

/**
 * Keys of a record: A, R and C decide as in the list, Z undoes, N and J move on, K moves to the previous one, B to the
 * list, `[` and `]` through the tabs, T to the history, `.` opens the further actions.
 * @returns the state of that menu
 */
export function useRecordKeys<Row extends ActionableRow>({
  workflows,
  detail,
  decisions,
  place,
  tabs: { ids, tab, setTab },
}: Given<Row>) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)

  function decide(letter: string) {
    const state = meantBy(workflows, detail._actions, letter)
    if (!state) return
    decisions.start(detail, state.action)
  }

  function goTo(path: string | null) {
    if (path !== null) void navigate(path)
  }

  function step(by: number) {
    const next = ids[ids.indexOf(tab) + by]
    if (next !== undefined) setTab(next)
  }

  useKeys(
    {
      a: () => decide('A'),
      r: () => decide('R'),
      c: () => decide('C'),
      z: () => void decisions.undoLast?.(),
      n: () => goTo(place.next),
      j: () => goTo(place.next),
      k: () => goTo(place.previous),
      b: () => void navigate(place.listPath, { state: place.listState }),
      t: () => ids.includes(historyTab) && setTab(historyTab),
      '[': () => step(-1),
      ']': () => step(1),
      '.': () => setIsOpen(true),
    },
    decisions.composed !== null,
  )

  return { isOpen, onOpenChange: setIsOpen }
}
