import { isFor, isTyping, useKeydown, useKeyGroup, useKeys } from '@console/core/keys'
import { type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Step direction of the arrow keys, for left-to-right and right-to-left text. */
const arrows: Readonly<Record<string, Readonly<Record<string, 1 | -1>>>> = {
  ltr: { ArrowRight: 1, ArrowLeft: -1 },
  rtl: { ArrowRight: -1, ArrowLeft: 1 },
}

/**
 * Step keys: J and K as in all lists of the console, and the horizontal arrows in reading direction. Up and down
 * scroll.
 * @param part element that the arrow keys apply to
 */
export function useStepKeys(part: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void) {
  const { t } = useTranslation('academy')
  useKeys({ j: () => onStep(1), k: () => onStep(-1) }, false)
  useKeydown((event, target) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!part.current || ctrlKey || metaKey || altKey || shiftKey) return
    if (isTyping(target) || !isFor(part.current, target)) return
    const by = arrows[getComputedStyle(part.current).direction]?.[key]
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  })
  useKeyGroup(
    useMemo(
      () => ({
        title: t('title'),
        keys: [
          { keys: ['J', 'K', '→', '←'], what: t('keys.step') },
          { keys: ['Z', 'Ctrl+Z'], what: t('keys.undo') },
        ],
      }),
      [t],
    ),
  )
}
