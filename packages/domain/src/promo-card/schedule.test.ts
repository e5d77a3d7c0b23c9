import { describe, expect, test } from 'vitest'
import { isTarget, promoValues } from './contract'
import { actionsOn, overlapping, stateOn } from './schedule'
import { maxBytes, promoStates } from './terms'

const days = { startsOn: '2026-06-10', endsOn: '2026-06-20' }

describe('the state of a card', () => {
  test.each([
    ['draft', '2026-06-15', 'draft'],
    ['published', '2026-06-09', 'scheduled'],
    ['published', '2026-06-10', 'live'],
    ['published', '2026-06-20', 'live'],
    ['published', '2026-06-21', 'ended'],
    ['stopped', '2026-06-15', 'ended'],
    ['archived', '2026-06-15', 'archived'],
  ] as const)('a %s card on %s is %s', (decided, day, state) => {
    expect(stateOn(decided, days, day)).toBe(state)
  })

  test('has no end without a last day', () => {
    expect(stateOn('published', { ...days, endsOn: '' }, '2030-01-01')).toBe('live')
  })

  test('determines the actions; publishing needs a picture', () => {
    const actions = promoStates.map((state) => actionsOn({ state, image: 'data:image/png' }))
    expect(actions).toEqual([['publish'], ['stop'], ['stop'], ['archive'], []])
    expect(actionsOn({ state: 'draft', image: '' })).toEqual([])
  })
})

describe('overlapping cards', () => {
  const card = { nodeId: 'a', audience: ['b2c' as const], ...days }
  const other = { ...card, nodeId: 'b', state: 'live' as const }
  test.each([
    ['the same days', {}, 1],
    ['its last day', { startsOn: '2026-06-20', endsOn: '' as const }, 1],
    ['its first day', { startsOn: '2026-06-01', endsOn: '2026-06-10' }, 1],
    ['the day after', { startsOn: '2026-06-21', endsOn: '' as const }, 0],
    ['the day before', { startsOn: '2026-06-01', endsOn: '2026-06-09' }, 0],
    ['another audience', { audience: ['b2b' as const] }, 0],
    ['a draft', { state: 'draft' as const }, 0],
    ['itself', { nodeId: 'a' }, 0],
  ])('%s', (_, change, count) => {
    expect(overlapping(card, [{ ...other, ...change }])).toHaveLength(count)
  })
})

describe('the body of a card', () => {
  const words = { en: 'Offers', tr: '', ar: '' }
  const values = {
    title: words,
    body: words,
    cta: { label: words, url: '/offers' },
    image: '',
    audience: ['b2c'],
    ...days,
  }
  const wrong = (change: object) =>
    promoValues.safeParse({ ...values, ...change }).error?.issues.map(({ path }) => path.join('.'))
  const tooLarge = `data:image/jpeg;base64,${'A'.repeat(maxBytes * 1.4)}`

  test.each([
    [{ title: { ...words, en: 'x'.repeat(61) } }, 'title.en'],
    [{ body: { ...words, ar: 'x'.repeat(161) } }, 'body.ar'],
    [{ cta: { label: { ...words, tr: 'x'.repeat(25) }, url: '/offers' } }, 'cta.label.tr'],
    [{ cta: { label: words, url: 'http://shop.example' } }, 'cta.url'],
    [{ cta: { label: words, url: '/unknown' } }, 'cta.url'],
    [{ audience: [] }, 'audience'],
    [{ endsOn: '2026-06-09' }, 'endsOn'],
    [{ image: tooLarge }, 'image'],
    [{ image: 'data:text/html,x' }, 'image'],
  ])('reports an error at its field', (change, field) => {
    expect(wrong(change)).toEqual([field])
  })

  test('accepts valid values', () => {
    expect(wrong({ image: 'data:image/png;base64,AA==', endsOn: '' })).toBeUndefined()
    expect(isTarget('https://shop.example/a')).toBe(true)
  })
})
