import { lazyPart, useLazyPart } from '@console/ui'

const composer = lazyPart(() => import('./OrderComposer').then((m) => m.OrderComposer))

/**
 * Loads the form of a manual order lazily, as the list at the same address does not need it: undefined while loading. A
 * failure is reported to the waiting user.
 */
export function useComposer() {
  return useLazyPart(composer, true, () => undefined)
}
