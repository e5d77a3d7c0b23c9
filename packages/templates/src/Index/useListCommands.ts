import type { Action, ActionableRow } from '@console/core/contracts'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { actionLetters, type ListCommand, type Pressed } from './listKeys'
import type { List } from './useList'
import { useListKeys } from './useListKeys'

/** What a list does when its keys ask for it (domain design 7, T1). */
export function useListCommands<Row extends ActionableRow>(
  root: RefObject<HTMLElement | null>,
  list: List<Row>,
  { onExport, onPreview }: { onExport: () => void; onPreview: ((token: string) => void) | null },
): void {
  const navigate = useNavigate()
  const { config, address, chosen, decisions, bulk, hasTicks, tokens, ticks, current, rowOf } = list
  const { state, go } = address

  /** The row so many places further on; the first press only goes to the row that is current. */
  function move(by: number): string | undefined {
    const isThere = root.current?.contains(
      document.activeElement?.closest('tr[data-token]') ?? null,
    )
    const place = current === null ? -1 : tokens.indexOf(current)
    const token = tokens[isThere ? Math.min(Math.max(0, place + by), tokens.length - 1) : place]
    if (token === undefined) return undefined
    list.focus(token)
    if (state.selected !== null) go({ selected: token }, true)
    return token
  }

  function extendBy(by: number) {
    if (!hasTicks || current === null) return
    const { anchor } = ticks.selection
    if (anchor === null || !tokens.includes(anchor)) ticks.extend(current)
    const token = move(by)
    if (token !== undefined) ticks.extend(token)
  }

  function goToPage(page: number) {
    if (page >= 1 && page <= list.lastPage) go({ page })
  }

  function focusOn(selector: string) {
    root.current?.querySelector<HTMLElement>(selector)?.focus()
  }

  function decide(letter: string) {
    const isMeant = (action: Action) => actionLetters[action] === letter
    if (chosen) {
      const action = config.bulkActions.find(isMeant)
      if (action) bulk.start(chosen, action)
      return
    }
    const row = current === null ? undefined : rowOf(state.selected ?? current)
    const action = config.rowActions.find(
      (each) => isMeant(each) && row?._actions.some((known) => known.action === each),
    )
    if (row && action) decisions.start(row, action)
  }

  const commands: Record<ListCommand, () => void> = {
    next: () => move(1),
    previous: () => move(-1),
    first: () => move(-tokens.length),
    last: () => move(tokens.length),
    open() {
      const row = current === null ? undefined : rowOf(current)
      if (row) void navigate(list.hrefOf(row))
    },
    preview() {
      if (current !== null) onPreview?.(current)
    },
    tick() {
      if (current !== null && hasTicks) ticks.toggle(current)
    },
    extendDown: () => extendBy(1),
    extendUp: () => extendBy(-1),
    tickPage() {
      if (hasTicks) ticks.togglePage()
    },
    pageOn: () => goToPage(state.page + 1),
    pageBack: () => goToPage(state.page - 1),
    search: () => focusOn('[data-search]'),
    filter: () => focusOn('[data-filter]'),
    views: () => focusOn('[data-views] [aria-current]'),
    export: onExport,
    undo: () => (bulk.undo ?? decisions.undoLast)?.(),
  }

  useListKeys(root, (command: Pressed['command']) => {
    if (typeof command === 'string') commands[command]()
    else decide(command.letter)
  })
}
