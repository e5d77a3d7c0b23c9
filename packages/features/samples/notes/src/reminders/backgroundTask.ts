import type { BackgroundTask } from '@console/core/routes'
import { remindersKey } from './remindersKey'

/** What reminds of notes, whatever screen one is at. */
export const backgroundTask: BackgroundTask = {
  keptAs: remindersKey,
  fetch: () => import('./Reminders').then((m) => m.Reminders),
}
