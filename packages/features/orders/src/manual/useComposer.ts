import { lazyPart, useLazyPart } from '@console/ui'

const composer = lazyPart(() => import('./OrderComposer').then((m) => m.OrderComposer))

/** The form of a manual order, which the list at the same address does without: undefined until it has come. Who waits is told where it cannot. */
export function useComposer() {
  return useLazyPart(composer, true, () => undefined)
}
