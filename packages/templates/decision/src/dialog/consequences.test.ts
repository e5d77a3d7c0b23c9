import { languages } from '@console/core/i18n'
import { businessApproval } from '@console/domain/business'
import { featuredWorkflow } from '@console/domain/featured'
import type { AnyWorkflow } from '@console/core/workflows'
import { reviewWorkflow } from '@console/domain/review'
import { expect, test } from 'vitest'

const workflows: readonly AnyWorkflow<never>[] = [
  businessApproval,
  reviewWorkflow,
  featuredWorkflow,
]

test.each(languages)(
  'every action has its own consequence for a single and for a bulk decision, in $title',
  async ({ id: language }) => {
    const texts: string[] = []
    for (const { actions, messages } of workflows) {
      const own = await messages.load[language]()
      for (const action of Object.keys(actions))
        for (const many of ['one', 'many'])
          texts.push(own[`decision.consequence.${many}.${action}`] ?? '')
    }
    expect(texts).not.toContain('')
    expect(new Set(texts)).toHaveLength(texts.length)
  },
)
