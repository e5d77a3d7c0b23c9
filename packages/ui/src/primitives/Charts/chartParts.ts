/** One slot along a chart's axis of time or categories. */
export interface ChartPoint {
  /** Full name, shown when it is pointed at: "Mon 15 Jun". */
  label: string
  /** Label below the axis; left out where not every one fits. */
  tick?: string
}

/** A measured series. */
export interface ChartSeries {
  name: string
  /** One value for each point, from 0. */
  values: readonly number[]
  /** Formatted total: shown beside the series' name until a point is pointed at. */
  total?: string
}

/** Props shared by charts along a line. */
export interface LineOfPointsProps {
  /** Accessible name of the chart; its numbers belong in a table beside it. */
  label: string
  points: readonly ChartPoint[]
  /** One series, or two: the comparison, in grey, then the main one, in the accent colour. */
  series: readonly [ChartSeries] | readonly [against: ChartSeries, ChartSeries]
  format: (value: number) => string
  /** 72 px high, without axes and names: beside a number that explains it. Otherwise 240 px. */
  isSmall?: boolean
}

/** `accent` is the main series, `grey` the comparison. */
export function toneOf(place: number, series: { length: number }): 'accent' | 'grey' {
  return place === series.length - 1 ? 'accent' : 'grey'
}
