import { agentEntity } from '../world/agent/entity'
import { businessEntity } from '../world/business/entity'
import { productEntity } from '../world/product/entity'
import { serviceEntity } from '../world/service-product/entity'
import { expect, test } from 'vitest'
import { resetSampleBackend } from './resetSampleBackend'
import { textIn, writtenIn } from './serverTexts'
import { world } from '../store/store'
import { businessDetail } from '../world/business/details'
import { agentDetail } from '../world/agent/details'
import { productDetail } from '../world/product/details'
import { serviceDetail } from '../world/service-product/details'

test('whatever the checks found is said in every language', () => {
  resetSampleBackend()
  const checks = [
    ...world.rows(businessEntity).map(businessDetail),
    ...world.rows(agentEntity).map(agentDetail),
    ...world
      .rows(productEntity)
      .slice(0, 300)
      .map((row) => productDetail(row)),
    ...world.rows(serviceEntity).map((row) => serviceDetail(row)),
  ].flatMap((detail) => detail.checks)
  const details = [...new Set(checks.flatMap(({ detail }) => detail ?? []))]
  expect(details.length).toBeGreaterThan(20)
  for (const language of ['tr', 'ar'] as const) {
    const untranslated = details.filter(
      (detail) => writtenIn(language, { detail }) === JSON.stringify({ detail }),
    )
    expect(untranslated).toEqual([])
  }
})

const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('whatever a call is refused with is said in every language', () => {
  const refusing = /refuse\(\s*\d+,\s*'\w+',\s*(['`])(.+?)\1/gs
  const texts = Object.values(sources).flatMap((source) =>
    [...source.matchAll(refusing)].map(([, , text = '']) => text.replaceAll(/\$\{.+?\}/g, 'it')),
  )
  expect(texts.length).toBeGreaterThan(30)
  for (const language of ['tr', 'ar'] as const) {
    const untranslated = texts.filter((text) => textIn(language, text) === text)
    expect(untranslated).toEqual(notForReaders)
  }
})

/** What only stories end with, and what is said to whoever writes a feature. */
const notForReaders = ['The story is over.', 'The sample backend has no it it.']

test('what a person wrote stays as it is', () => {
  const written = { message: 'Is this the price of one piece?', name: 'Check your password' }
  expect(writtenIn('ar', written)).toBe(JSON.stringify(written))
})
