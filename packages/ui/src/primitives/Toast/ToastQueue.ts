import {
  type ToastOptions,
  UNSTABLE_ToastQueue as AriaToastQueue,
} from 'react-aria-components/Toast'

/** One notice. */
export interface ToastContent {
  variant: 'success' | 'warning' | 'error' | 'info'
  /** Short title of the event. */
  title: string
  /** Consequence and next step, if any. */
  description?: string
  /** Remedy, as a verb: "Undo". Choosing it closes the notice. */
  action?: { label: string; onAction: () => void }
  /** Of several notices with the same key, only the latest is shown. */
  key?: string
}

/**
 * Notices of one region, three at a time; a notice displaced by a newer one returns with its full time. Created once and
 * shared, so that code outside React can add notices.
 * @example
 * const notices = new ToastQueue()
 * notices.add({ variant: 'success', title: 'Ada Market was approved' }, { timeout: 5000 })
 */
export class ToastQueue extends AriaToastQueue<ToastContent> {
  constructor() {
    super({ maxVisibleToasts: 3 })
  }

  /** Closes the visible notice with a key. */
  closeKey(key: string): void {
    for (const toast of this.visibleToasts.filter(({ content }) => content.key === key))
      this.close(toast.key)
  }

  /**
   * Shows a notice, for `timeout` ms or until it is closed. The same notice again, or one with the same key, replaces its
   * predecessor: a button pressed five times shows "Wrong password" once, and it is announced each time. Returns the key
   * for `close`.
   */
  override add(content: ToastContent, options?: ToastOptions): string {
    const predecessor = this.visibleToasts.find((toast) => isSame(toast.content, content))
    if (predecessor) this.close(predecessor.key)
    return super.add(content, options)
  }
}

function isSame(one: ToastContent, other: ToastContent): boolean {
  if (one.key !== undefined || other.key !== undefined) return one.key === other.key
  return (
    one.variant === other.variant &&
    one.title === other.title &&
    one.description === other.description
  )
}
