import type { Notice, Notices } from '@console/core/notices'
import { createQueue } from './createQueue'

/** Specification 8 and 9: a toast stays for 5000 ms. */
const toastTime = 5000

/** Specification 4 and 9: a snackbar stays for 6000 ms. */
const snackbarTime = 6000

/** A notice with its place and time. */
export interface Announced extends Notice {
  place: 'top-right' | 'top-center'
  /** In milliseconds. */
  time: number
}

/** What was said and not shown yet: the code that draws it is fetched with the first. */
export const said = createQueue<Announced>()

/**
 * Says what the server said at sign-in, as a toast where `Notices` stands. Specification 8: success at the top right, failure
 * at the top centre, 5 s.
 */
export function announce(notice: Notice & Pick<Announced, 'place'>): void {
  said.add({ ...notice, time: toastTime })
}

/**
 * Says what came of something the reader did, as a snackbar where `Notices` stands. Specification 4: at the top centre, for
 * 6000 ms; never while it is pointed at or focused.
 *
 * @example
 * snackbar({ variant: 'success', title: t('saved'), action: { label: t('undo'), onAction: undo } })
 */
export function snackbar(notice: Notice): void {
  said.add({ ...notice, place: 'top-center', time: snackbarTime })
}

/** What screens reach through core's `NoticesContext`. */
export const notices: Notices = { snackbar }
