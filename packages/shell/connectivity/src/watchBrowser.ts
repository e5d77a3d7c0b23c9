/** Reports at once, and on every change, whether the network is available. Returns the cleanup. */
export type WatchNetwork = (onChange: (isOnline: boolean) => void) => () => void

/** The browser's own state: offline is certain; online, the server may still be unreachable. */
export const watchBrowser: WatchNetwork = (onChange) => {
  const report = () => onChange(navigator.onLine)
  report()
  window.addEventListener('online', report)
  window.addEventListener('offline', report)
  return () => {
    window.removeEventListener('online', report)
    window.removeEventListener('offline', report)
  }
}
