import { configure, getConfig } from 'storybook/test'

/**
 * Storybook dispatches every event within React's `act`, which cannot be nested while its effects run: an event that one of
 * them dispatches, as by moving the focus, belongs to the act that is under way.
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
