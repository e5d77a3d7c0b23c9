/** Reports at once, and on every change, whether the network is available. Returns the cleanup. */
export type WatchNetwork = (onChange: (isOnline: boolean) => void) => () => void

/** The browser's own state: offline is certain; online, the server may still be unreachable. */
export const watchBrowser: WatchNetwork = (onChange) => {
  const tell = () => onChange(navigator.onLine)
  tell()
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
