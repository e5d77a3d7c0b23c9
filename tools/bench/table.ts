/** A line of a table: label, target, and value per column. */
export type Line<Column> = [what: string, goal: string, cell: (column: Column) => string]

/** Prints lines as a table, with a column for each measured target. */
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

/** Formats a time for a table; empty where there is none. */
export function milliseconds(value: number): string {
  return value === 0 ? '' : `${Math.round(value)} ms`
}
