import type { Text } from '@console/core/contracts'
import { type InputAnswer, type InputDefinition, yesAndNo } from '@console/domain/input'

const comma = { en: ', ', tr: ', ', ar: '، ' } as const

/** Formats an answer: options by their names, numbers with their unit. Empty without an answer. */
export function answerText(
  { options, unit }: Pick<InputDefinition, 'options' | 'unit'>,
  answer: InputAnswer | undefined,
): Text {
  if (answer == null) return { en: '' }
  if (typeof answer === 'boolean')
    return yesAndNo.find(({ value }) => value === String(answer))?.label ?? { en: '' }
  if (typeof answer === 'number') return { en: unit === '' ? String(answer) : `${answer} ${unit}` }
  const chosen = [answer].flat().map((value) => {
    const label = options.find((option) => option.value === value)?.label
    return label ?? { en: value }
  })
  const textIn = (language: 'en' | 'tr' | 'ar') =>
    chosen.map((label) => label[language] ?? label.en).join(comma[language])
  return { en: textIn('en'), tr: textIn('tr'), ar: textIn('ar') }
}
