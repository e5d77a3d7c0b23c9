import { languages } from '@console/core/i18n'
import { type AnyKind, blockerName } from '@console/core/kinds'
import { describe, expect, test } from 'vitest'
import type { SampleEndpoints } from '../resources/resourceEndpoints'
import { createSpeaker, readWords } from './wordsOfKinds'

const files = import.meta.glob<Record<string, unknown>>('../data/*/endpoints.ts', { eager: true })

/** Kinds of all resources that the sample backend answers for, by folder. */
const kinds = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter(isOfResource)
    .flatMap(({ sample }) => sample.resource.kinds)
    .map((kind: AnyKind<never>) => [kind.id, kind] as const),
)

function isOfResource(value: unknown): value is SampleEndpoints<{ version: number }> {
  return typeof value === 'object' && value !== null && 'sample' in value
}

describe.each(languages)('in $title', ({ id: language }) => {
  test.each([...kinds])('whatever blocks decisions of the kind %s is told', async (_, kind) => {
    const translate = await readWords([kind.words], language)
    for (const blocker of Object.keys(kind.blockers))
      expect(translate(kind.words, `blocker.${blockerName(blocker)}`)).toMatch(/^[^{}]+\.$/)
    for (const action of Object.keys(kind.actions)) {
      const reported = translate(kind.words, `decision.happened.${action}`, {
        actor: 'Carol',
        ago: 'today',
      })
      expect(reported).toMatch(/Carol.*today|today.*Carol/)
    }
  })
})

test('kinds are found by folder', () => {
  expect(kinds.size).toBeGreaterThanOrEqual(11)
})

test('words of a language are read once, and read again where that failed', async () => {
  let reads = 0
  async function load() {
    reads += 1
    if (reads === 1) throw new Error('The words could not be fetched')
    return { 'blocker.late': 'It is too late.' }
  }
  const words = { namespace: 'late' as never, load: { en: load, tr: load, ar: load }, uses: [] }
  const speak = createSpeaker([words])
  await expect(speak('en')).rejects.toThrow('could not be fetched')
  for (const translate of [await speak('en'), await speak('en')])
    expect(translate(words, 'blocker.late')).toBe('It is too late.')
  expect(reads).toBe(2)
})

test('throws for an unknown message key of a kind', async () => {
  const [[, kind] = []] = kinds
  const translate = await readWords(kind ? [kind.words] : [], 'en')
  expect(() => kind && translate(kind.words, 'blocker.unheard_of')).toThrow('There is no word')
})
