/** One place along a chart's line of time or kinds. */
export interface ChartPoint {
  /** Its whole name, said when it is pointed at: "Mon 15 Jun". */
  label: string
  /** What stands below the axis; left out where there is no room for every one. */
  tick?: string
}

/** What is measured at each point. */
export interface ChartSeries {
  name: string
  /** One value for each point, from 0. */
  values: readonly number[]
  /** All of it in one, as it is written: shown beside its name until a point is pointed at. */
  total?: string
}

/** What charts along a line have in common. */
export interface LineOfPointsProps {
  /** What the picture shows, for screen readers; its numbers belong in a table beside it. */
  label: string
  points: readonly ChartPoint[]
  /** One, or one to compare with, in grey, and before it the one that matters, in the accent. */
  series: readonly [ChartSeries] | readonly [against: ChartSeries, ChartSeries]
  format: (value: number) => string
  /** 72 px high, without axes and names: beside a number that says what it is. Else 240 px. */
  isSmall?: boolean
}

/** `accent` is what matters, `grey` what it is compared with. */
export function toneOf(place: number, series: { length: number }): 'accent' | 'grey' {
  return place === series.length - 1 ? 'accent' : 'grey'
}
