import type { ReportIncident } from '@console/core/incidents'
import type { RootOptions } from 'react-dom/client'

/**
 * Reports files that cannot be fetched and screens that break.
 * @param screen route of the current screen; null for none
 * @returns options for React's root
 */
export function watchFaults(
  reportIncident: ReportIncident,
  screen: () => string | null,
): Pick<RootOptions, 'onCaughtError' | 'onUncaughtError'> {
  const missing = new WeakSet<Error>()
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    reportIncident({ kind: 'chunk', path: null, requestId: null, what: payload.message })
  })

  function report(error: unknown) {
    // A screen whose file is missing is not broken.
    if (error instanceof Error && missing.has(error)) return
    reportIncident({ kind: 'screen', path: screen(), requestId: null, what: String(error) })
  }
  return {
    onCaughtError(error) {
      // oxlint-disable-next-line no-console -- as React does by default
      console.error(error)
      report(error)
    },
    onUncaughtError(error) {
      reportError(error)
      report(error)
    },
  }
}
