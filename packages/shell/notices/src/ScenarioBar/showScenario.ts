import { createQueue } from '../queue/createQueue'

/** The active scenario, if any. */
export const shownScenario = createQueue<{ name: string }>()

/** Shows, until the page is left, that a demonstration scenario answers calls. */
export function showScenario(name: string): void {
  shownScenario.add({ name })
}

/** Ends all scenarios: the page is reloaded with `?mock=ok`. */
export function endScenario(): void {
  const address = new URL(location.href)
  address.searchParams.set('mock', 'ok')
  location.assign(address)
}
