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
