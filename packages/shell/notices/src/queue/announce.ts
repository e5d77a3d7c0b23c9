import type { Notice, Notices } from '@console/core/notices'
import { createQueue } from './createQueue'

/** Specification 8 and 9: a toast stays for 5000 ms. */
const toastTime = 5000

/** Specification 4 and 9: a snackbar stays for 6000 ms. */
const snackbarTime = 6000

/** A notice with its position and duration. */
export interface Announced extends Notice {
  place: 'top-right' | 'top-center'
  /** In milliseconds. */
  time: number
}

/** Notices that are not shown yet: the code that draws them is fetched with the first. */
export const announcements = createQueue<Announced>()

/**
 * Shows the server's response to a sign-in, as a toast in `Notices`. Specification 8: success at the top right, failure at
 * the top centre, 5 s.
 */
export function announce(notice: Notice & Pick<Announced, 'place'>): void {
  announcements.add({ ...notice, time: toastTime })
}

/**
 * Shows the result of a user's action, as a snackbar in `Notices`. Specification 4: at the top centre, for 6000 ms; it
 * doesn't expire while hovered or focused.
 * @example
 * snackbar({ variant: 'success', title: t('saved'), action: { label: t('undo'), onAction: undo } })
 */
export function snackbar(notice: Notice): void {
  announcements.add({ ...notice, place: 'top-center', time: snackbarTime })
}

/** The notices that screens reach through core's `NoticesContext`. */
export const notices: Notices = { snackbar }
