import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched once, for all users of it. */
export interface LazyComponent<Component> {
  /** Fetches it. A failed fetch is retried on the next call. */
  load(): Promise<Component>
  /**
   * Component to render: itself, without suspending, where it has loaded before the first call; otherwise a wrapper that suspends until
   * then.
   */
  get(): Component
  /** Checks whether `get` returns a component that does not suspend. */
  isLoaded(): boolean
}

const unfetched = new WeakSet<object>()

/**
 * Checks whether an error thrown by a component means that its code could not be fetched: after a deployment, or without a connection.
 */
export function isUnfetched(error: unknown): boolean {
  return typeof error === 'object' && error !== null && unfetched.has(error)
}

/** Creates one from its fetch function. */
export function lazyComponent<Component>(
  fetchComponent: () => Promise<Component>,
): LazyComponent<Component> {
  let coming: Promise<Component> | undefined
  let component: Component | undefined
  let isLoaded = false

  async function load() {
    try {
      const come = await fetchComponent()
      component ??= come
      isLoaded = component === come
      return come
    } catch (error) {
      coming = undefined
      component = undefined
      if (typeof error === 'object' && error !== null) unfetched.add(error)
      throw error
    }
  }

  function start(): Promise<Component> {
    coming ??= load()
    return coming
  }

  return {
    load: start,
    get() {
      component ??= lazy(async () => {
        const come = await start()
        isLoaded = true
        return { default: come as ComponentType }
      }) as Component
      return component
    },
    isLoaded: () => isLoaded,
  }
}
