import { languages } from '@console/core/i18n'
import { type AnyKind, wordKeysOf } from '@console/core/kinds'
import type { Resource } from '@console/core/resources'
import { describe, expect, test } from 'vitest'

type Modules = Record<string, Record<string, unknown>>
const filesOfKinds: Modules = import.meta.glob('./*/*{kind,Kind}.ts', { eager: true })
const filesOfResources: Modules = import.meta.glob('./*/resource.ts', { eager: true })

const valuesOf = (files: Modules) => Object.values(files).flatMap(Object.values<unknown>)

/** All workflows, by folder; the approval workflows are those of the resources. */
const kinds = new Map(
  [...valuesOf(filesOfKinds).filter(isKind), ...resourcesOf().flatMap((each) => each.kinds)].map(
    (kind) => [kind.id, kind],
  ),
)

function resourcesOf(): Resource<never>[] {
  return valuesOf(filesOfResources).filter(isResource)
}

function isKind(value: unknown): value is AnyKind<never> {
  return typeof value === 'object' && value !== null && 'lifecycle' in value && 'words' in value
}

function isResource(value: unknown): value is Resource<never> {
  return typeof value === 'object' && value !== null && 'tokenOf' in value && 'kinds' in value
}

describe.each(languages)('in $title', ({ id: language }) => {
  test.each([...kinds])(
    'the workflow %s has a message for every status, action and blocker',
    async (_, kind) => {
      const words = await kind.words.load[language]()
      expect(wordKeysOf(kind).filter((key) => !Object.hasOwn(words, key))).toEqual([])
    },
  )

  test.each(resourcesOf().filter((resource) => resource.kinds.length > 0))(
    'has a plural for bulk confirmations: $path',
    async ({ path, kinds: own }) => {
      for (const { words } of own)
        expect(await words.load[language]()).toHaveProperty([`records.${path.slice(1)}_other`])
    },
  )
})

test('finds the workflows by folder', () => {
  expect(kinds.size).toBeGreaterThanOrEqual(11)
})
