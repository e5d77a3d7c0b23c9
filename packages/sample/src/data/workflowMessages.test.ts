import { languages } from '@console/core/i18n'
import { type AnyWorkflow, blockerName } from '@console/core/workflows'
import { describe, expect, test } from 'vitest'
import type { SampleEndpoints } from '../resources/resourceEndpoints'
import { readMessages } from '../server/workflowMessages'

const files = import.meta.glob<Record<string, unknown>>('./*/endpoints.ts', { eager: true })

/** All workflows of the resources in the sample backend, by folder. */
const workflows = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter(isOfResource)
    .flatMap(({ sample }) => sample.resource.workflows)
    .map((workflow: AnyWorkflow<never>) => [workflow.id, workflow] as const),
)

function isOfResource(value: unknown): value is SampleEndpoints<{ version: number }> {
  return typeof value === 'object' && value !== null && 'sample' in value
}

describe.each(languages)('in $title', ({ id: language }) => {
  test.each([...workflows])(
    'the workflow %s has a message for every blocker and action',
    async (_, workflow) => {
      const translate = await readMessages([workflow.messages], language)
      for (const blocker of Object.keys(workflow.blockers))
        expect(translate(workflow.messages, `blocker.${blockerName(blocker)}`)).toMatch(
          /^[^{}]+\.$/,
        )
      for (const action of Object.keys(workflow.actions)) {
        const reported = translate(workflow.messages, `decision.happened.${action}`, {
          actor: 'Carol',
          ago: 'today',
        })
        expect(reported).toMatch(/Carol.*today|today.*Carol/)
      }
    },
  )
})

test('finds the workflows by folder', () => {
  expect(workflows.size).toBeGreaterThanOrEqual(11)
})

test('throws for an unknown message key of a workflow', async () => {
  const [[, workflow] = []] = workflows
  const translate = await readMessages(workflow ? [workflow.messages] : [], 'en')
  expect(() => workflow && translate(workflow.messages, 'blocker.unheard_of')).toThrow(
    'There is no message',
  )
})
