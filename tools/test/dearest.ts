/** Duration of one test, and its place: its file, or its journey. */
export interface TestTime {
  place: string
  /** In milliseconds. */
  milliseconds: number
}

/** Number of places worth a look when the tests have become slow. */
const count = 10

/** A line for each of the slowest places: the seconds and the number of tests, the slowest first. */
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
