import type { AnyWorkflow } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'

const modules = import.meta.glob<Record<string, Resource<never>>>(
  ['../../../packages/domain/src/*/resource.ts', '!**/resources/resource.ts'],
  { eager: true },
)

/** A workflow, and its records. */
export interface BookWorkflow {
  workflow: AnyWorkflow<never>
  /** Names of the records, as in their calls: `businesses`. */
  resources: string[]
}

/** All kinds of the domain, by name. */
export function readWorkflows(): BookWorkflow[] {
  const found = new Map<string, { workflow: AnyWorkflow<never>; resources: Set<string> }>()
  const resources = Object.values(modules).flatMap((module) => Object.values(module))
  for (const { workflows, path } of resources)
    for (const workflow of workflows) {
      const known = found.get(workflow.id) ?? { workflow, resources: new Set() }
      known.resources.add(path.slice(1))
      found.set(workflow.id, known)
    }
  return [...found.values()]
    .map(({ workflow, resources: names }) => ({ workflow, resources: [...names].toSorted() }))
    .toSorted((one, other) => one.workflow.id.localeCompare(other.workflow.id))
}
