import { useTranslate } from '@console/core/i18n'
import { isFor, isTyping, useKeydown } from '@console/core/keys'
import { useSetting } from '@console/core/settings'
import { type ActionableRow, ruleOf } from '@console/core/workflows'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { meantBy, offerOfMany } from '@console/decision'
import { focusFirst, isInDrawer } from '../position/focus'
import { type ListCommand, type Pressed, pressedOf } from './listKeys'
import type { List } from '../state/useList'

/** Handlers of a list's key commands. */
export function useListCommands<Row extends ActionableRow>(
  root: RefObject<HTMLElement | null>,
  list: List<Row>,
  { onExport, onPreview }: { onExport: () => void; onPreview: ((token: string) => void) | null },
): void {
  const navigate = useNavigate()
  const translate = useTranslate()
  const { address, beside, chosen, config, context, decisions, bulk } = list
  const { tokens, ticks, current, rowOf } = list
  const { resource, bulkActions = [], rowActions = [] } = config
  const { state, go } = address

  /** Moves to a row, with its preview if one is open. */
  function goTo(token: string | undefined) {
    if (token === undefined) return
    // A drawer keeps focus; the row gets it back after the drawer has closed.
    if (isInDrawer(document.activeElement)) list.focusOn(token)
    else list.focus(token)
    if (state.selected !== null) go({ selected: token }, true)
  }

  /** Position of the user: the row that has focus, is previewed, or was pressed last; -1 before, and in the search. */
  function place(): number {
    const focused = document.activeElement
    if (focused?.matches('[data-search]')) return -1
    const isInRow = focused != null && focused.closest('tr[data-token]') !== null
    const at = isInRow ? list.touched : (state.selected ?? list.touched)
    return at === null ? -1 : tokens.indexOf(at)
  }

  /** Moves by one row; from the last row to the next page, and from the first to the previous one. */
  function step(by: 1 | -1) {
    const at = place()
    if (at === -1) goTo(current ?? undefined)
    else if (tokens[at + by] !== undefined) goTo(tokens[at + by])
    else if (by === 1) void list.goOn()
    else list.goBack('last')
  }

  function extendBy(by: number) {
    if (!beside.hasTick || current === null) return
    const { anchor } = ticks.selection
    if (anchor === null || !tokens.includes(anchor)) ticks.extend(current)
    const token = tokens[place() + by] ?? current
    goTo(token)
    ticks.extend(token)
  }

  function focusOn(selector: string) {
    focusFirst(root.current, selector)
  }

  function decide(letter: string) {
    const { workflows } = resource
    if (chosen) {
      const offer = offerOfMany(
        workflows,
        bulkActions,
        chosen,
        bulk.forms,
        translate,
        context.formats,
      )
      const meant = offer.find(
        ({ action, reason }) =>
          ruleOf(workflows, action).shortcut === letter && reason === undefined,
      )
      if (meant) bulk.start(chosen, meant.action)
      return
    }
    const row = current === null ? undefined : rowOf(state.selected ?? current)
    if (!row) return
    const offered = rowActions.flatMap(
      (each) => row._actions.find(({ action }) => action === each) ?? [],
    )
    const meant = meantBy(workflows, offered, letter)
    if (meant) decisions.start(row, meant.action)
  }

  /** Undoes the latest decision and returns the first row of this page that is restored. */
  function undone(): string | undefined {
    const known = bulk.undo
      ? tokens.filter((token) => bulk.outcomes.get(token)?.outcome === 'ok')
      : tokens
    const token = bulk.undo ? known[0] : decisions.undoLast?.()
    bulk.undo?.()
    return known.find((each) => each === token)
  }

  const commands: Record<ListCommand, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    first: () => goTo(tokens[0]),
    last: () => goTo(tokens.at(-1)),
    open() {
      const row = current === null ? undefined : rowOf(state.selected ?? current)
      const href = row && list.hrefOf(row)
      if (href !== undefined) void navigate(href)
    },
    preview() {
      if (state.selected !== null) list.closePreview()
      else if (current !== null) onPreview?.(current)
    },
    tick() {
      if (current !== null && beside.hasTick) ticks.toggle(current)
    },
    menu() {
      const row = document.activeElement?.closest('tr[data-token]')
      row?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click()
    },
    extendDown: () => extendBy(1),
    extendUp: () => extendBy(-1),
    tickPage() {
      if (beside.hasTick) ticks.togglePage()
    },
    pageOn: () => void list.goOn(),
    pageBack: () => list.goBack(),
    search: () => focusOn('[data-search]'),
    filter: () => focusOn('[data-filter]'),
    views: () => focusOn('[data-views] [aria-current]'),
    export: onExport,
    undo: () => goTo(undone()),
  }

  useListKeys(root, (command: Pressed['command']) => {
    // A dialog is opening, and the keys would be meant for it.
    if (decisions.composed || bulk.state === 'composing') return
    if (typeof command === 'string') commands[command]()
    else decide(command.letter)
  })
}

/**
 * Handles the keys of a list while focus is in it, in the drawer of its preview, or on the body. They do nothing in text
 * fields, and single characters can be switched off in the settings (WCAG 2.1.4).
 */
function useListKeys(
  root: RefObject<HTMLElement | null>,
  onCommand: (command: Pressed['command']) => void,
): void {
  const hasSingleKeys = useSetting((settings) => settings.hasSingleKeys)

  useKeydown((event, target) => {
    const list = root.current
    if (!list) return
    const pressed = pressedOf(event, getComputedStyle(list).direction === 'rtl')
    if (!pressed || (pressed.isSingle && !hasSingleKeys) || !isMeant(pressed, target)) return
    if (!(isInDrawer(target) ? isForDrawer(pressed) : isFor(list, target))) return
    event.preventDefault()
    onCommand(pressed.command)
  })
}

const ofDrawer: readonly Pressed['command'][] = ['next', 'previous', 'open', 'preview', 'undo']

/** Commands that move elsewhere in the list are behind the drawer. */
function isForDrawer({ command }: Pressed): boolean {
  return typeof command === 'object' || ofDrawer.includes(command)
}

/** In text fields a key is a character, except for the down arrow, which moves from the search to the rows. */
function isMeant({ command, isOnRow }: Pressed, target: Element): boolean {
  if (target.matches('[data-search]')) return isOnRow && command === 'next'
  return !isTyping(target) && (!isOnRow || target.matches('tr[data-token] a'))
}
