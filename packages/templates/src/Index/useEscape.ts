import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hears Escape while the focus is in an element or in what stands beside it, or on nothing in particular. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)

  useEffect(() => {
    function onKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
      const place = element.current?.parentElement
      if (key !== 'Escape' || defaultPrevented || !place || !(target instanceof Element)) return
      if (place.contains(target) || target.contains(place)) escape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [element])
}
