import { type ActionableRow, isClaiming } from '@console/core/kinds'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { List } from '../useList'

/**
 * Goes on to the next row as soon as what was decided about this one is on its way: with the preview, and
 * with the keyboard; after the last of a page to what follows it. A form gives the focus back to its row when it has closed; from there it goes on, too.
 * @returns called when a row has the focus
 */
export function useNextRow<Row extends ActionableRow>(
  table: RefObject<HTMLElement | null>,
  { config, address: { state, go }, decisions, tokens, current, focus, focusOn, goOn }: List<Row>,
): (token: string) => void {
  const target = state.selected ?? current
  const decision = target === null ? null : decisions.of(target)
  const isSubmitting =
    decision?.state === 'submitting' && // Who claims a row wants to look at it.
    !isClaiming(config.resource.kinds, decision.action)
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
    // Whoever comes back to a row that is still on its way stays.
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
