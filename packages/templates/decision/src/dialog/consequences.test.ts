import { languages } from '@console/core/i18n'
import { businessApproval } from '@console/domain/business'
import { featuredKind } from '@console/domain/featured'
import type { AnyKind } from '@console/core/kinds'
import { reviewKind } from '@console/domain/review'
import { expect, test } from 'vitest'

const kinds: readonly AnyKind<never>[] = [businessApproval, reviewKind, featuredKind]

test.each(languages)(
  'every action has its own consequence for one record and for many, in $title',
  async ({ id: language }) => {
    const texts: string[] = []
    for (const { actions, words } of kinds) {
      const own = await words.load[language]()
      for (const action of Object.keys(actions))
        for (const many of ['one', 'many'])
          texts.push(own[`decision.consequence.${many}.${action}`] ?? '')
    }
    expect(texts).not.toContain('')
    expect(new Set(texts)).toHaveLength(texts.length)
  },
)
