/** The time of day at which a step of two hours begins, as a CSV file has it: "08:00". */
export function hourOf(step: number): string {
  return `${String(step * 2).padStart(2, '0')}:00`
}
