/**
 * A ref for an element that scrolls its only child. While there is something to scroll the element carries
 * `data-overflowing` and takes the focus, so that the arrow keys scroll it where nothing inside can be focused.
 */
export function watchOverflow(element: HTMLElement | null) {
  if (!element?.firstElementChild) return
  let frame = 0

  function mark(watched: HTMLElement) {
    const isOverflowing = watched.scrollHeight > watched.clientHeight
    watched.toggleAttribute('data-overflowing', isOverflowing)
    if (isOverflowing) watched.tabIndex = 0
    else watched.removeAttribute('tabindex')
  }

  // Deferred to the next frame: a marked element may be drawn in another size, which would notify the observer from
  // within its own callback.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => mark(element))
  })
  observer.observe(element)
  observer.observe(element.firstElementChild)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
