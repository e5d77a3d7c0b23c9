/** How long one test took, and where it stands: in which file, or in which journey. */
export interface TestTime {
  place: string
  /** In milliseconds. */
  milliseconds: number
}

/** As many are worth a look when the tests have become slow. */
const count = 10

/** A line for each of the dearest places: its seconds and how many tests they are for, the dearest first. */
export function dearestOf(times: readonly TestTime[]): string[] {
  const places = new Map<string, { milliseconds: number; tests: number }>()
  for (const { place, milliseconds } of times) {
    const sum = places.get(place) ?? { milliseconds: 0, tests: 0 }
    places.set(place, { milliseconds: sum.milliseconds + milliseconds, tests: sum.tests + 1 })
  }
  return [...places]
    .toSorted(([, first], [, second]) => second.milliseconds - first.milliseconds)
    .slice(0, count)
    .map(
      ([place, { milliseconds, tests }]) =>
        `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${place}${tests > 1 ? ` (${tests})` : ''}`,
    )
}
