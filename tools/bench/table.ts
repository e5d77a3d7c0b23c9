/** A line of a table: what is measured, what it should be, and what it is. */
export type Line<Column> = [what: string, goal: string, cell: (column: Column) => string]

/** Prints lines under each other, with a column for each thing that is measured. */
export function printTable<Column>(
  lines: readonly Line<Column>[],
  columns: readonly Column[],
): void {
  console.log()
  for (const [what, goal, cell] of lines)
    console.log(
      [what.padEnd(32), goal.padEnd(12), ...columns.map((each) => cell(each).padStart(20))].join(
        '',
      ),
    )
}

/** A time as a table has it; nothing where there is none. */
export function milliseconds(value: number): string {
  return value === 0 ? '' : `${Math.round(value)} ms`
}
