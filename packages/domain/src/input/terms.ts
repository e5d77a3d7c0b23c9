import type { Text } from '@console/core/contracts'

/** What kind of answer an input takes. */
export const inputTypes = [
  'text',
  'long_text',
  'number',
  'unit',
  'select',
  'multi_select',
  'boolean',
  'date',
  'colour',
  'file',
] as const

/** What kind of answer an input takes. */
export type InputType = (typeof inputTypes)[number]

/** What an input can be asked of. */
export const inputSubjects = ['product', 'service', 'afya', 'listing'] as const

/** What an input can be asked of. */
export type InputSubject = (typeof inputSubjects)[number]

/** Rules of definitions that have words of their own; the others are said as everywhere. */
export const definitionRules = [
  'few_options',
  'option_twice',
  'unit_needed',
  'min_over_max',
  'length_over',
  'pattern_broken',
  'pattern_slow',
  'replacement_needed',
] as const

/** Rules about what a category asks. */
export const categoryRules = [
  'input_twice',
  'input_unknown',
  'over_forty',
  'condition_cycle',
  'condition_missing',
  'condition_answer',
  'default_unfit',
  'group_twice',
] as const

/** The most that a seller is asked in one form. */
export const mostInputs = 40

/** How long a line of text may be, whatever an input allows: patterns are tried on it. */
export const longestLine = 200

/** How long a text of several lines may be. */
export const longestText = 4000

/** Whether answers are chosen from the options of the input. */
export const hasOptions = (type: InputType) => type === 'select' || type === 'multi_select'

/** Whether answers are numbers. */
export const isNumeric = (type: InputType) => type === 'number' || type === 'unit'

/** Whether answers are written. */
export const isWritten = (type: InputType) => type === 'text' || type === 'long_text'

/** Whether another input can be shown by its answer: there are few of them. */
export const decides = (type: InputType) => hasOptions(type) || type === 'boolean'

/** The answers of an input that is answered with yes or no, as options are written. */
export const yesAndNo: readonly { value: 'true' | 'false'; label: Text }[] = [
  { value: 'true', label: { en: 'Yes', tr: 'Evet', ar: 'نعم' } },
  { value: 'false', label: { en: 'No', tr: 'Hayır', ar: 'لا' } },
]
