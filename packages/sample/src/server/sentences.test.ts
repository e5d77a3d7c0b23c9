import { languages } from '@console/core/i18n'
import { describe, expect, test } from 'vitest'
import { en } from '../messages/en'
import { problemResponse, refuse } from './refuse'
import { readSentences, type SentenceKey } from './sentences'

const keys = Object.keys(en) as SentenceKey[]
const placeholder = /\{\{(\w+)\}\}/g

/** A key with a value for each of its placeholders. */
function withValues(key: SentenceKey) {
  const names = [...en[key as keyof typeof en].matchAll(placeholder)].map(([, name]) => [
    name,
    `<${name}>`,
  ])
  return { key, values: Object.fromEntries(names) as Record<string, string> }
}

describe.each(languages)('in $title', ({ id: language }) => {
  test('fills every placeholder of every sentence', async () => {
    const translate = await readSentences(language)
    for (const key of keys) {
      const sentence = withValues(key)
      const text = translate(sentence)
      expect(text).not.toMatch(/[{}]/)
      for (const value of Object.values(sentence.values)) expect(text).toContain(value)
    }
  })

  test('isolates values, which may have the other direction, except in English', async () => {
    const translate = await readSentences(language)
    const text = translate({ key: 'sign_in.welcome', values: { name: 'وانجيرو' } })
    expect(text.includes('\u2068وانجيرو\u2069')).toBe(language !== 'en')
  })

  test('does not translate a text, even if it is a key or the English of one', async () => {
    const translate = await readSentences(language)
    for (const text of ['Is this the price of one piece?', 'record.missing', en['record.missing']])
      expect(translate({ text })).toBe(text)
  })

  test('translates a refusal as a whole: title, detail and the faults of fields', async () => {
    const translate = await readSentences(language)
    const refusal = refuse(422, 'validation', 'body.invalid', {
      errors: [
        { pointer: '/name', code: 'taken', message: 'view.name_taken' },
        { pointer: '/max', message: { key: 'view.limit', values: { max: 20 } } },
        { pointer: '/note', message: { text: 'Too long, said a person.' } },
      ],
      current: { note: 'record.missing' },
    })
    const response = await problemResponse(refusal, '/views', {}, language)
    expect(response.headers.get('Content-Language')).toBe(language)
    expect(await response.json()).toEqual({
      type: '/problems/validation',
      title: translate('title.422'),
      status: 422,
      code: 'validation',
      detail: translate('body.invalid'),
      message: translate('body.invalid'),
      instance: '/views',
      errors: [
        { pointer: '/name', code: 'taken', message: translate('view.name_taken') },
        { pointer: '/max', message: translate({ key: 'view.limit', values: { max: 20 } }) },
        { pointer: '/note', message: 'Too long, said a person.' },
      ],
      current: { note: 'record.missing' },
    })
  })
})

test('a status without a title of its own has the general one', async () => {
  const response = await problemResponse(refuse(418, 'teapot', 'record.missing'), '/', {})
  expect(await response.json()).toMatchObject({ title: en['title.unlisted'] })
})

test('a refusal is logged by its key', () => {
  expect(refuse(503, 'server_error', 'server.busy').message).toBe('server.busy')
  expect(refuse(409, 'x', { key: 'view.limit', values: { max: 1 } }).message).toBe('view.limit')
  expect(refuse(409, 'x', { text: 'No.' }).message).toBe('No.')
})
