import type { Text } from '@console/core/contracts'

/** Types of inputs. */
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

export type InputType = (typeof inputTypes)[number]

/** Types of items that inputs are about. */
export const inputSubjects = ['product', 'service', 'afya', 'listing'] as const

export type InputSubject = (typeof inputSubjects)[number]

/** Rules of definitions with messages of their own; the others use the common ones. */
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

/** Rules of a category's inputs. */
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

/** Maximum inputs per form. */
export const maxInputs = 40

/** Maximum length of a line of text, regardless of the input: patterns run on it. */
export const longestLine = 200

/** Maximum length of a text of several lines. */
export const longestText = 4000

/** Checks whether answers are chosen from options. */
export const hasOptions = (type: InputType) => type === 'select' || type === 'multi_select'

/** Checks whether answers are numbers. */
export const isNumeric = (type: InputType) => type === 'number' || type === 'unit'

/** Checks whether answers are text. */
export const isWritten = (type: InputType) => type === 'text' || type === 'long_text'

/** Checks whether the visibility of another input can depend on the answer: only if there are few possible answers. */
export const decides = (type: InputType) => hasOptions(type) || type === 'boolean'

/** Answers of a yes/no input, as options. */
export const yesAndNo: readonly { value: 'true' | 'false'; label: Text }[] = [
  { value: 'true', label: { en: 'Yes', tr: 'Evet', ar: 'نعم' } },
  { value: 'false', label: { en: 'No', tr: 'Hayır', ar: 'لا' } },
]
