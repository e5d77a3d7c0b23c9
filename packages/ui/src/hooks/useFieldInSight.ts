import { useEffect } from 'react'

/**
 * Keeps the focused field in view when a phone's keyboard opens or the window is rotated. Browsers scroll the page to the field, but not
 * scroll containers inside the page, such as a dialog. Ends at the user's next touch.
 */
export function useFieldInSight(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view || !matchMedia('(pointer: coarse)').matches) return
    // The scroll container may shrink any time after the window.
    const watch = new IntersectionObserver(
      (entries) => {
        // A busy page reports several changes at once, the latest one last.
        const latest = entries.at(-1)
        if (latest && latest.intersectionRatio < 0.99)
          latest.target.scrollIntoView({ block: 'nearest' })
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
