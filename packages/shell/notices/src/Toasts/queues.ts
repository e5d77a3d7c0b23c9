import { ToastQueue } from '@console/ui'

/** The toasts of the console, by the place where they appear. */
export const queues = { 'top-end': new ToastQueue(), 'top-center': new ToastQueue() }
