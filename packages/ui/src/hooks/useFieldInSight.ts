import { useEffect } from 'react'

/**
 * Keeps the field that is written in in sight when the keyboard of a phone opens, or its window is turned: browsers scroll the page to it, but not what
 * scrolls within the page, such as a dialog. The reader's next touch ends that.
 */
export function useFieldInSight(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view || !matchMedia('(pointer: coarse)').matches) return
    // What the field is in becomes lower at any time after the window.
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen && seen.intersectionRatio < 0.99) seen.target.scrollIntoView({ block: 'nearest' })
      },
      { threshold: [0, 0.5, 0.9, 0.99] },
    )
    const end = () => watch.disconnect()
    function begin() {
      end()
      const field = document.activeElement
      if (field?.matches('input, textarea, [contenteditable="true"]')) watch.observe(field)
    }
    view.addEventListener('resize', begin)
    document.addEventListener('pointerdown', end)
    return () => {
      end()
      view.removeEventListener('resize', begin)
      document.removeEventListener('pointerdown', end)
    }
  }, [])
}
