import { expect, test } from 'vitest'
import { answersSchema, askedNow, completeness, firstAnswers } from './answers'
import { categoryFaults } from './categoryFaults'
import { asked, definition, group, idOf, options } from './mocks/inputs'
import { definitionsOf, findCycles, inputsIn, type ResolvedGroup, resolveInputs } from './resolve'

const names = ['a', 'b', 'c', 'd']
const definitions = definitionsOf([
  ...names.map((name) => definition(name)),
  definition('yes', { type: 'boolean' }),
  definition('old', { status: 'archived' }),
  definition('size', { type: 'select', options: options('s', 'm') }),
])

/** Groups in short form: `group: input(origin) …`. */
function shortly(groups: readonly ResolvedGroup[]): string[] {
  return groups.map(({ key, inputs }) =>
    [`${key}:`, ...inputs.map(({ definition, origin }) => `${definition.key}(${origin})`)].join(
      ' ',
    ),
  )
}

const food = {
  categoryId: 'food',
  groups: [group('all', asked('a'), asked('b')), group('more', asked('c'))],
}

test('a category lists its inherited inputs first, in their order', () => {
  const flour = { categoryId: 'flour', groups: [group('own', asked('d'))] }
  expect(shortly(resolveInputs([food, flour], definitions))).toEqual([
    'all: a(inherited) b(inherited)',
    'more: c(inherited)',
    'own: d(own)',
  ])
})

test('an inherited input keeps its place, with the settings of the category', () => {
  const flour = { categoryId: 'flour', groups: [group('own', asked('b', { isRequired: true }))] }
  const resolved = resolveInputs([food, flour], definitions)
  expect(shortly(resolved)).toEqual(['all: a(inherited) b(overridden)', 'more: c(inherited)'])
  expect(inputsIn(resolved)[1]).toMatchObject({ isRequired: true, from: 'flour' })
})

test('an override is inherited', () => {
  const flour = { categoryId: 'flour', groups: [group('own', asked('b', { isRequired: true }))] }
  const maize = { categoryId: 'maize', groups: [] }
  expect(inputsIn(resolveInputs([food, flour, maize], definitions))[1]).toMatchObject({
    isRequired: true,
    from: 'flour',
    origin: 'inherited',
  })
})

test('groups with the same key are merged', () => {
  const flour = { categoryId: 'flour', groups: [group('more', asked('d'))] }
  expect(shortly(resolveInputs([food, flour], definitions))).toEqual([
    'all: a(inherited) b(inherited)',
    'more: c(inherited) d(own)',
  ])
})

test('archived and unknown inputs are left out', () => {
  const flour = { categoryId: 'flour', groups: [group('own', asked('old'), asked('gone'))] }
  expect(resolveInputs([flour], definitions)).toEqual([])
})

/** Deterministic random numbers from 0 up to, but excluding, 1. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

test('with random conditions, exactly the inputs that depend on a cycle are hidden', () => {
  const random = generator(7)
  for (let run = 0; run < 500; run += 1) {
    const all = Array.from({ length: 8 }, (_, place) => `i${place}`)
    const inputs = all.map((name) => {
      const other = all[Math.floor(random() * 16)]
      return asked(name, {
        visibleWhen: other === undefined ? null : { inputId: idOf(other), equals: 'x' },
      })
    })
    const known = definitionsOf(all.map((name) => definition(name)))
    const groups = resolveInputs([{ categoryId: 'food', groups: [group('all', ...inputs)] }], known)
    const answers = Object.fromEntries(all.map((name) => [idOf(name), 'x']))
    const cyclic = new Set(findCycles(inputs).flat())
    for (const { inputId } of inputs) {
      // Reference implementation: a chain longer than the number of inputs is a cycle.
      let at: string | undefined = inputId
      let steps = 0
      while (at !== undefined && steps <= all.length) {
        at = inputs.find((input) => input.inputId === at)?.visibleWhen?.inputId
        steps += 1
      }
      expect(askedNow(groups, answers).has(inputId)).toBe(at === undefined)
      if (cyclic.has(inputId)) expect(at).toBeDefined()
    }
    expect(cyclic.size > 0).toBe(askedNow(groups, answers).size < all.length)
  }
})

const when = (name: string, equals = 'x') => ({ visibleWhen: { inputId: idOf(name), equals } })

test('a cycle is reported once, in the order of dependency', () => {
  const inputs = [
    asked('d', when('b')),
    asked('a', when('b')),
    asked('b', when('c')),
    asked('c', when('a')),
  ]
  const cycles = findCycles(inputs)
  expect(cycles).toHaveLength(1)
  expect(new Set(cycles[0])).toEqual(new Set(['a', 'b', 'c'].map(idOf)))
})

/** Violations of a category's inputs, with their paths. */
function faultsOf(groups: ReturnType<typeof group>[], above = [food]) {
  return categoryFaults({ groups }, { categoryId: 'flour', above, definitions }).map(
    ({ rule, path }) => `${path.join('.')} ${rule}`,
  )
}

test('inputs in a cycle are refused and named, also across inheritance', () => {
  const above = [{ categoryId: 'food', groups: [group('all', asked('yes', when('size', 's')))] }]
  const groups = [group('own', asked('size', when('yes', 'true')))]
  const [fault] = categoryFaults({ groups }, { categoryId: 'flour', above, definitions })
  expect(fault).toMatchObject({
    rule: 'condition_cycle',
    path: ['groups', 0, 'inputs', 0, 'visibleWhen'],
    about: [idOf('size'), idOf('yes')],
  })
})

test.each([
  ['an input twice', group('own', asked('d'), asked('d')), 'inputs.1.inputId input_twice'],
  ['an unknown input', group('own', asked('gone')), 'inputs.0.inputId input_unknown'],
  [
    'a condition on an input that is not asked',
    group('own', asked('d', when('size', 's'))),
    'inputs.0.visibleWhen condition_missing',
  ],
  [
    'a condition on a free text',
    group('own', asked('d', when('a'))),
    'inputs.0.visibleWhen condition_missing',
  ],
  [
    'a condition on an unknown option',
    group('own', asked('size'), asked('d', when('size', 'xl'))),
    'inputs.1.visibleWhen condition_answer',
  ],
  [
    'an initial answer that is not an option',
    group('own', asked('size', { initial: 'xl' })),
    'inputs.0.initial default_unfit',
  ],
])('%s is refused', (_, own, broken) => {
  expect(faultsOf([own])).toEqual([`groups.0.${broken}`])
})

test('a repeated key of a group is refused', () => {
  expect(faultsOf([group('own', asked('d')), group('own')])).toEqual(['groups.1.key group_twice'])
})

test('more than forty inputs are refused, including inherited ones', () => {
  const many = (count: number) => Array.from({ length: count }, (_, place) => `many${place}`)
  const known = definitionsOf(many(41).map((name) => definition(name)))
  const above = [
    { categoryId: 'food', groups: [group('all', ...many(20).map((name) => asked(name)))] },
  ]
  const faults = (count: number) =>
    categoryFaults(
      {
        groups: [
          group(
            'own',
            ...many(count)
              .slice(20)
              .map((name) => asked(name)),
          ),
        ],
      },
      { categoryId: 'flour', above, definitions: known },
    ).map(({ rule }) => rule)
  expect(faults(40)).toEqual([])
  expect(faults(41)).toEqual(['over_forty'])
})

const form = resolveInputs(
  [
    {
      categoryId: 'food',
      groups: [
        group(
          'all',
          asked('text', { isRequired: true }),
          asked('number', { initial: 4 }),
          asked('yes', { isRequired: true }),
          asked('why', { isRequired: true, ...when('yes', 'true') }),
          asked('multi'),
          asked('day'),
          asked('paint'),
        ),
      ],
    },
  ],
  definitionsOf([
    definition('text', { rules: { ...definition('x').rules, maxLength: 5, pattern: '[a-z]+' } }),
    definition('number', {
      type: 'unit',
      unit: 'V',
      rules: { ...definition('x').rules, min: 1, max: 9, step: 0.5 },
    }),
    definition('yes', { type: 'boolean' }),
    definition('why', { type: 'long_text' }),
    definition('multi', {
      type: 'multi_select',
      options: options('red', 'blue'),
      isFilterable: true,
    }),
    definition('day', { type: 'date' }),
    definition('paint', { type: 'colour' }),
  ]),
)

/** Inputs whose answers are refused, with the reasons. */
function wrongIn(answers: Record<string, unknown>): string[] {
  const given = { text: 'ab', yes: false, ...answers }
  const byId = Object.fromEntries(
    Object.entries(given).map(([name, answer]) => [idOf(name), answer]),
  )
  const { error } = answersSchema(form).safeParse(byId)
  return (error?.issues ?? []).map(
    ({ path, code }) => `${String(path[0]).replace(/_+$/, '')} ${code}`,
  )
}

test.each([
  ['all required answers', {}, []],
  ['“no” as a required answer', { yes: false }, []],
  ['missing required answers', { text: ' ', yes: null }, ['text custom', 'yes custom']],
  ['a missing answer that only another answer requires', { yes: true, why: '' }, ['why custom']],
  ['an invalid answer to a hidden input', { yes: false, why: 7 }, []],
  ['a text that is too long', { text: 'abcdef' }, ['text too_big']],
  ['a text that does not match the pattern', { text: 'AB' }, ['text invalid_format']],
  ['a number out of bounds', { number: 10 }, ['number too_big']],
  ['a number between steps', { number: 1.2 }, ['number not_multiple_of']],
  ['a text instead of a number', { number: 'four' }, ['number invalid_type']],
  ['an unknown option', { multi: ['red', 'pink'] }, ['multi invalid_value']],
  ['an invalid day', { day: '2026-02-30' }, ['day invalid_format']],
  ['an invalid colour', { paint: 'red' }, ['paint invalid_format']],
  ['a day and a colour', { day: '2026-02-28', paint: '#ff8800' }, []],
])('answers with %s', (_, answers, wrong) => {
  expect(wrongIn(answers)).toEqual(wrong)
})

test('a form has the initial values of its category only', () => {
  expect(firstAnswers(form)).toMatchObject({
    [idOf('number')]: 4,
    [idOf('text')]: '',
    [idOf('multi')]: [],
  })
})

test('an item with all required answers is complete; a missing filterable answer is a warning', () => {
  const all = { [idOf('text')]: 'ab', [idOf('yes')]: false, [idOf('multi')]: ['red'] }
  expect(completeness(form, all)).toBe('pass')
  expect(completeness(form, { ...all, [idOf('multi')]: [] })).toBe('warn')
  expect(completeness(form, { ...all, [idOf('text')]: '' })).toBe('fail')
  expect(completeness(form, { ...all, [idOf('yes')]: true })).toBe('fail')
})

test('errors of an answer have the messages of the form', () => {
  const answers = { [idOf('text')]: 'ab', [idOf('yes')]: false, [idOf('number')]: 10 }
  const { error } = answersSchema(form).safeParse(answers, {
    error: (issue) => `said: ${issue.code}`,
  })
  expect(error?.issues.map(({ message }) => message)).toEqual(['said: too_big'])
})
