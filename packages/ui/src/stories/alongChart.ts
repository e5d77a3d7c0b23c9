/** Position for `userEvent.pointer` along a chart: from its left edge, 0, to its right, 1. */
export function alongChart(chart: Element, share: number) {
  const { left, width, top, height } = chart.getBoundingClientRect()
  return {
    target: chart,
    coords: { clientX: left + width * share, clientY: top + height / 2 },
  }
}
