import { expect, test } from 'vitest'
import { canReplace, fixedMembers, isUntranslated, lostOptions, tidied } from './change'
import { inputBody } from './contract'
import { definition, options, plainInput } from './mocks/inputs'
import { isQuickPattern, patternOf } from './pattern'

/** Broken rules, with their paths. */
function brokenBy(input: object): string[] {
  const { error } = inputBody.safeParse({ ...plainInput, ...input })
  return (error?.issues ?? []).map((issue) => {
    const rule = issue.code === 'custom' ? String(issue.params?.rule) : issue.code
    return `${issue.path.join('.')} ${rule}`
  })
}

const { rules } = plainInput

test.each([
  ['a key with capitals', { key: 'Weight' }, ['key invalid_format']],
  ['a key of one letter', { key: 'w' }, ['key invalid_format']],
  ['no label', { label: { en: ' ' } }, ['label.en too_small']],
  ['nothing that it applies to', { appliesTo: [] }, ['appliesTo too_small']],
  ['one option', { type: 'select', options: options('red') }, ['options few_options']],
  [
    'two options, one of them inactive',
    {
      type: 'select',
      options: options('red', 'blue').map((o, at) => ({ ...o, isActive: at > 0 })),
    },
    ['options few_options'],
  ],
  [
    'an option twice',
    { type: 'multi_select', options: options('red', 'blue', 'red') },
    ['options.2.value option_twice'],
  ],
  ['no unit', { type: 'unit' }, ['unit unit_needed']],
  [
    'a minimum that is not below the maximum',
    { type: 'number', rules: { ...rules, min: 5, max: 5 } },
    ['rules.max min_over_max'],
  ],
  [
    'a minimum length over the maximum length',
    { rules: { ...rules, minLength: 9, maxLength: 3 } },
    ['rules.maxLength length_over'],
  ],
  ['an invalid pattern', { rules: { ...rules, pattern: '[a-' } }, ['rules.pattern pattern_broken']],
  ['a slow pattern', { rules: { ...rules, pattern: '(a+)+b' } }, ['rules.pattern pattern_slow']],
])('a definition with %s is refused at its field', (_, input, broken) => {
  expect(brokenBy(input)).toEqual(broken)
})

test.each([
  ['text', { rules: { ...rules, min: 9, max: 1 } }],
  ['date', { rules: { ...rules, pattern: '[a-' } }],
  ['select', { options: options('a', 'b'), rules: { ...rules, minLength: 9, maxLength: 1 } }],
])('ignores fields that a definition of type %s does not use', (type, input) => {
  expect(brokenBy({ type, ...input })).toEqual([])
})

test('drops fields that the type does not use, and empty translations', () => {
  const written = {
    ...plainInput,
    label: { en: 'Note', tr: ' ', ar: 'ملاحظة' },
    unit: 'V',
    options: options('a', 'b'),
    isVariantAxis: true,
    rules: { ...rules, min: 1, maxLength: 9, pattern: 'a' },
  }
  expect(tidied(written)).toEqual({
    ...plainInput,
    label: { en: 'Note', ar: 'ملاحظة' },
    rules: { ...rules, maxLength: 9, pattern: 'a' },
  })
})

test('type and key are fixed once there are answers', () => {
  expect(fixedMembers({ usageCount: 0 })).toEqual([])
  expect(fixedMembers({ usageCount: 1 })).toEqual(['key', 'type'])
})

test('removed options in use are reported with their number of uses', () => {
  const before = { options: options('red', 'blue', 'green'), optionUsage: { red: 3, green: 0 } }
  expect(lostOptions(before, { options: options('blue') })).toEqual([{ value: 'red', count: 3 }])
  expect(lostOptions(before, { options: options('red') })).toEqual([])
})

test('an input can be replaced by one of the same type and unit with every option in use', () => {
  const colour = definition('colour', {
    type: 'select',
    options: options('red', 'blue'),
    optionUsage: { red: 2 },
  })
  const other = (input: object) => definition('other', { type: 'select', ...input })
  expect(canReplace(other({ options: options('red', 'pink') }), colour)).toBe(true)
  expect(canReplace(other({ options: options('blue', 'pink') }), colour)).toBe(false)
  expect(canReplace(other({ type: 'multi_select', options: options('red') }), colour)).toBe(false)
  expect(canReplace(other({ options: options('red'), status: 'archived' }), colour)).toBe(false)
  expect(canReplace(colour, colour)).toBe(false)
})

test('an input is translated once all its texts are', () => {
  const both = { en: 'Red', tr: 'Kırmızı', ar: 'أحمر' }
  const input = { ...plainInput, label: both }
  expect(isUntranslated(input)).toBe(false)
  expect(isUntranslated({ ...input, help: { en: 'Help' } })).toBe(true)
  expect(isUntranslated({ ...input, options: options('red') })).toBe(true)
})

test.each([
  String.raw`[A-Z]\d{9}[A-Z]`,
  String.raw`PCPB \d{4}`,
  String.raw`\d+(?:\.\d+)?`,
  'EAS|KS|UNBS',
  '(?:ab)+',
  String.raw`[*+?]{2}\(x\)*`,
  '((?:kg|g)/m)?',
])('the pattern %s is fast', (pattern) => {
  expect(isQuickPattern(pattern)).toBe(true)
  expect(patternOf(pattern)).not.toBeNull()
})

test.each([
  '(a+)+',
  '(a*)*b',
  '(a|a)*',
  '(?:(?:a?)b)+',
  '((a|b)){20}',
  'a*a*a*a*a*',
  String.raw`(a)\1`,
  '(?=a)a',
  '(?<!a)b',
  'a'.repeat(121),
])('the pattern %s may be too slow', (pattern) => {
  expect(isQuickPattern(pattern)).toBe(false)
})
