import { languages } from '@console/core/i18n'
import { type AnyWorkflow, messageKeysOf } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { describe, expect, test } from 'vitest'

type Modules = Record<string, Record<string, unknown>>
const filesOfKinds: Modules = import.meta.glob('./*/*{kind,Kind}.ts', { eager: true })
const filesOfResources: Modules = import.meta.glob('./*/resource.ts', { eager: true })

const valuesOf = (files: Modules) => Object.values(files).flatMap(Object.values<unknown>)

/** All workflows, by folder; the approval workflows are those of the resources. */
const workflows = new Map(
  [
    ...valuesOf(filesOfKinds).filter(isKind),
    ...resourcesOf().flatMap((each) => each.workflows),
  ].map((workflow) => [workflow.id, workflow]),
)

function resourcesOf(): Resource<never>[] {
  return valuesOf(filesOfResources).filter(isResource)
}

function isKind(value: unknown): value is AnyWorkflow<never> {
  return typeof value === 'object' && value !== null && 'lifecycle' in value && 'words' in value
}

function isResource(value: unknown): value is Resource<never> {
  return typeof value === 'object' && value !== null && 'tokenOf' in value && 'workflows' in value
}

describe.each(languages)('in $title', ({ id: language }) => {
  test.each([...workflows])(
    'the workflow %s has a message for every status, action and blocker',
    async (_, workflow) => {
      const messages = await workflow.messages.load[language]()
      expect(messageKeysOf(workflow).filter((key) => !Object.hasOwn(messages, key))).toEqual([])
    },
  )

  test.each(resourcesOf().filter((resource) => resource.workflows.length > 0))(
    'has a plural for bulk confirmations: $path',
    async ({ path, workflows: own }) => {
      for (const { messages } of own)
        expect(await messages.load[language]()).toHaveProperty([`records.${path.slice(1)}_other`])
    },
  )
})

test('finds the workflows by folder', () => {
  expect(workflows.size).toBeGreaterThanOrEqual(11)
})
