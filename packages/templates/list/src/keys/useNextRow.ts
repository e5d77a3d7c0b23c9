import { type ActionableRow, isClaiming } from '@console/core/workflows'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { List } from '../state/useList'

/**
 * Advances to the next row as soon as the decision about this one is in flight, with the preview and the keyboard focus; after
 * the last row of a page, to the next page. A closing form returns focus to its row, from where it advances, too.
 * @returns a function to call when a row has focus
 */
export function useNextRow<Row extends ActionableRow>(
  table: RefObject<HTMLElement | null>,
  { config, address: { state, go }, decisions, tokens, current, focus, focusOn, goOn }: List<Row>,
): (token: string) => void {
  const target = state.selected ?? current
  const decision = target === null ? null : decisions.of(target)
  const isSubmitting =
    decision?.state === 'submitting' && // A user who claims a row wants to see it.
    !isClaiming(config.resource.workflows, decision.action)
  const left = useRef(new Set<string>())
  const waiting = useRef<{ from: string; goOn: () => void }>(null)

  const advance = useEffectEvent((from: string) => {
    const isInTable = table.current?.contains(document.activeElement) ?? false
    const to = tokens[tokens.indexOf(from) + 1]
    function onward() {
      if (to === undefined) void goOn()
      else focus(to)
    }
    if (state.selected !== null && to !== undefined) go({ selected: to }, true)
    if (isInTable || (state.selected !== null && to === undefined)) onward()
    else if (state.selected === null) waiting.current = { from, goOn: onward }
  })

  useEffect(() => {
    if (target === null) return
    // A user who returns to a row that is still in flight stays there.
    if (!isSubmitting) left.current.delete(target)
    else if (!left.current.has(target)) {
      left.current.add(target)
      advance(target)
    }
  }, [isSubmitting, target])

  return (token) => {
    const next = waiting.current
    waiting.current = null
    if (next?.from === token) next.goOn()
    else focusOn(token)
  }
}
