import type { ActionableRow, AnyWorkflow, Workflows, StatusLook } from '@console/core/workflows'

/** Statuses of a record, by all its workflows: one, and a second one for a pending update of a live record. */
export function statusesOf<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  row: Row,
): string[] {
  return workflows.flatMap((workflow) => workflow.statusesOf(row))
}

/** One style per status, everywhere. One of a newer server has a neutral style. */
export function lookOf(workflows: Workflows, status: string): StatusLook {
  const workflow = workflows.find(({ statuses }) => Object.hasOwn(statuses, status))
  return workflow?.statuses[status] ?? { tone: 'neutral', icon: 'archive' }
}
