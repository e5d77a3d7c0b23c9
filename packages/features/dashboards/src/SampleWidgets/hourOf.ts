/** Start time of a two-hour step in CSV files: "08:00". */
export function hourOf(step: number): string {
  return `${String(step * 2).padStart(2, '0')}:00`
}
