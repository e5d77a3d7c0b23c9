/**
 * Runs a task when the page is idle. Safari lacks `requestIdleCallback` in some versions.
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: 5000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 1000)
  return () => clearTimeout(timer)
}
