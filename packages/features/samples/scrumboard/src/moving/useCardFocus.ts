import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses a card as soon as it is drawn, and keeps the focus when it is redrawn elsewhere.
 * @param drawn dependency that changes as cards are redrawn
 */
export function useCardFocus(board: RefObject<HTMLElement | null>, drawn: unknown) {
  const last = useRef<string | null>(null)
  const wanted = useRef(false)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
      last.current = card && board.current?.contains(card) ? (card.dataset.card ?? null) : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [board])

  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (last.current === null || !(wanted.current || isLost)) return
    const link = board.current?.querySelector<HTMLElement>(
      `[data-card="${CSS.escape(last.current)}"] a`,
    )
    if (!link) return
    wanted.current = false
    link.focus()
  }, [board, drawn])

  return function focus(cardId: string) {
    last.current = cardId
    wanted.current = true
  }
}
