import type { BackgroundTask } from '@console/core/routes'
import { remindersKey } from './remindersKey'

/** Background task that shows reminders on every screen. */
export const backgroundTask: BackgroundTask = {
  storedAs: remindersKey,
  fetch: () => import('./Reminders').then((m) => m.Reminders),
}
