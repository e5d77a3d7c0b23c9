import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched once, for all who draw it. */
export interface LazyComponent<Component> {
  /** Fetches it. What failed is fetched anew with the next call. */
  load(): Promise<Component>
  /** What is to be drawn: itself where it has come before it is first asked for, without suspending; else what suspends until it has. */
  get(): Component
}

const unfetched = new WeakSet<object>()

/** Whether an error that a component threw means that its code could not be fetched: after a deployment, or without a connection. */
export function isUnfetched(error: unknown): boolean {
  return typeof error === 'object' && error !== null && unfetched.has(error)
}

/** Makes one from what fetches it. */
export function lazyComponent<Component>(
  fetchComponent: () => Promise<Component>,
): LazyComponent<Component> {
  let coming: Promise<Component> | undefined
  let component: Component | undefined

  async function load() {
    try {
      const come = await fetchComponent()
      component ??= come
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
      component ??= lazy(async () => ({ default: (await start()) as ComponentType })) as Component
      return component
    },
  }
}
