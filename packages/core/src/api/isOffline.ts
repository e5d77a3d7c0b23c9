/** Whether the browser knows that it has no network: nothing that is sent would arrive. */
export function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}
