import { agentEntity } from '../data/agent/entity'
import { businessEntity } from '../data/business/entity'
import { productEntity } from '../data/product/entity'
import { serviceEntity } from '../data/service-product/entity'
import { expect, test } from 'vitest'
import { resetSampleBackend } from './resetSampleBackend'
import type { ListSource } from '../lists/listSource'
import { queryFaults } from './parameters'
import { titles } from './refuse'
import { textIn, writtenIn } from './serverTexts'
import { database } from '../store/store'
import { businessDetail } from '../data/business/details'
import { agentDetail } from '../data/agent/details'
import { productDetail } from '../data/product/details'
import { serviceDetail } from '../data/service-product/details'

test('findings of checks are translated into every language', () => {
  resetSampleBackend()
  const checks = [
    ...database.rows(businessEntity).map(businessDetail),
    ...database.rows(agentEntity).map(agentDetail),
    ...database
      .rows(productEntity)
      .slice(0, 300)
      .map((row) => productDetail(row)),
    ...database.rows(serviceEntity).map((row) => serviceDetail(row)),
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

test('refusals are translated into every language', () => {
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

/** Texts that only end stories, or that only developers see. */
const notForReaders = ['The story is over.', 'The sample backend has no it it.']

test('the title of every problem is said in every language', () => {
  for (const language of ['tr', 'ar'] as const)
    for (const title of Object.values(titles)) expect(textIn(language, title)).not.toBe(title)
})

/** Queries of lists: their declarations contain every kind of parameter. */
const declared = import.meta.glob<Record<string, unknown>>('../data/*/endpoints.ts', {
  eager: true,
})

test('parameter errors are translated into every language', () => {
  const lists = Object.values(declared)
    .flatMap((file) => Object.values(file))
    .filter(hasList)
  expect(lists.length).toBeGreaterThanOrEqual(11)
  const faults = lists.flatMap(({ sample: { list } }) => {
    const names = Object.keys(list.parameters)
    const nonsense = names.flatMap((name) =>
      ['', '!', '0', 'x'.repeat(500)].map((value) => [name, value]),
    )
    return [
      ...nonsense.flatMap((pair) =>
        queryFaults(list.parameters, new URLSearchParams([pair as [string, string]])),
      ),
      ...queryFaults(
        list.parameters,
        new URLSearchParams('page=1&page=2&unheard=of&sort=!,!,!,!,!'),
      ),
    ]
  })
  const messages = [...new Set(faults.map(({ message }) => message))]
  expect(messages.length).toBeGreaterThan(10)
  for (const language of ['tr', 'ar'] as const)
    expect(messages.filter((message) => textIn(language, message) === message)).toEqual([])
})

function hasList(value: unknown): value is { sample: { list: ListSource<unknown> } } {
  return typeof value === 'object' && value !== null && 'sample' in value
}

/** Texts of the sample's reviewers: they stay untranslated. */
const ofPeople = /\/approvableDetails|\/registration\/fixtures/

test('field errors of resolvers are translated into every language', () => {
  const messages = Object.entries(sources)
    .filter(([path]) => !ofPeople.test(path) && !path.includes('/callEverything'))
    .flatMap(([, source]) =>
      [
        ...source.matchAll(/\bmessage: (['`])(.+?)\1/g),
        ...source.matchAll(/refuse(?:Field|At)\(\s*['`][^'`]+['`],\s*(['`])(.+?)\1/g),
      ].map(([, , text = '']) => text.replaceAll(/\$\{.+?\}/g, 'it')),
    )
  expect(messages.length).toBeGreaterThan(12)
  for (const language of ['tr', 'ar'] as const)
    expect(messages.filter((message) => textIn(language, message) === message)).toEqual([])
})

test('text written by people is not translated', () => {
  const written = { message: 'Is this the price of one piece?', name: 'Check your password' }
  expect(writtenIn('ar', written)).toBe(JSON.stringify(written))
})
