import { configure, getConfig } from 'storybook/test'

/**
 * Storybook dispatches every event within React's `act`, which cannot be nested while its effects run: an event dispatched
 * by one of them, for example by moving the focus, belongs to the current act.
 */
export function actOnce(): void {
  const { eventWrapper } = getConfig()
  let isActing = false
  configure({
    eventWrapper(dispatch: () => unknown): unknown {
      if (isActing) return dispatch()
      isActing = true
      try {
        return eventWrapper(dispatch)
      } finally {
        isActing = false
      }
    },
  })
}

type Config = ReturnType<typeof getConfig>

/**
 * Creates the error of a failed query without the page's markup while `waitFor` repeats the query, at every change of the page.
 * Printing the markup takes longer than the query itself. `waitFor` adds it to the error that it finally throws.
 * @param config the configuration of Testing Library, with its own errors
 */
export function shortWhileWaiting(config: Config): Config['getElementError'] {
  return function getElementError(message, container) {
    // Set by Testing Library while `waitFor` calls its callback.
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as Config & {
      _disableExpensiveErrorDiagnostics: boolean
    }
    if (isWaiting)
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    const error = config.getElementError(message, container)
    // The trace begins at the query, so that the story's line is shown.
    Error.captureStackTrace(error, getElementError)
    return error
  }
}
