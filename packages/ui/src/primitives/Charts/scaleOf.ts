/** Range of a chart's axis and its ticks: from 0 up, evenly spaced. */
export interface Scale {
  top: number
  ticks: readonly number[]
}

/** Scale for these values, from 0 to the next round number above the greatest, with two to four intervals. */
export function scaleOf(values: readonly number[]): Scale {
  const greatest = Math.max(0, ...values)
  if (greatest === 0) return { top: 1, ticks: [0] }
  const magnitude = 10 ** Math.floor(Math.log10(greatest / 4))
  const step = [1, 2, 5, 10].map((each) => each * magnitude).find((each) => greatest <= each * 4)
  // Counts have no fractions.
  const distance = Math.max(step ?? magnitude, values.every(Number.isInteger) ? 1 : 0)
  const distances = Math.ceil(greatest / distance)
  return {
    top: distances * distance,
    ticks: Array.from({ length: distances + 1 }, (_, place) => place * distance),
  }
}
