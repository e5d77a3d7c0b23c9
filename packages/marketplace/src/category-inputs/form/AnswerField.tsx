import { directionOf, type LanguageId } from '@console/core/i18n'
import type { Text } from '@console/core/contracts'
import { type InputDefinition, yesAndNo } from '@console/domain/input'
import type { BoundField } from '@console/form'
import {
  Checkbox,
  DateField,
  FieldSet,
  isUnfinishedDay,
  NumberField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  theme,
} from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ColourField } from './ColourField'
import { FileField } from './FileField'

export interface AnswerFieldProps extends BoundField<unknown> {
  definition: InputDefinition
  isRequired: boolean
  /** The seller's language, of labels, hints and options. */
  language: LanguageId
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** Field for the answer to an input, by its type. */
export function AnswerField({
  definition,
  isRequired,
  language,
  value,
  ...bound
}: AnswerFieldProps) {
  const { t } = useTranslation('marketplace')
  const { type, unit, rules, options } = definition
  const read = (text: Text) => text[language] || text.en
  const label = read(definition.label)
  const field = {
    ...bound,
    label: type === 'unit' && unit ? `${label} (${unit})` : label,
    description: read(definition.help) || undefined,
    isRequired,
  }
  const text = typeof value === 'string' ? value : ''
  const active = options
    .filter(({ isActive }) => isActive)
    .map((option) => ({ id: option.value, label: read(option.label) || option.value }))

  switch (type) {
    case 'number':
    case 'unit':
      return (
        <NumberField
          {...field}
          value={typeof value === 'number' || typeof value === 'string' ? value : null}
          {...given({ min: rules.min, max: rules.max, step: rules.step })}
        />
      )
    case 'select':
      return <Select {...field} options={active} value={text === '' ? null : text} />
    case 'multi_select':
      return <AnyOf {...field} options={active} value={Array.isArray(value) ? value : []} />
    case 'boolean':
      return (
        <RadioGroup
          {...field}
          options={yesAndNo.map((each) => ({ id: each.value, label: read(each.label) }))}
          value={typeof value === 'boolean' ? `${value}` : null}
          onChange={(id) => field.onChange(id === 'true')}
        />
      )
    case 'long_text':
      return <TextArea {...field} dir={directionOf(language)} value={text} />
    case 'date':
      // After inputs change places, the field briefly has the previous value.
      return <DateField {...field} value={isoDay.test(text) || isUnfinishedDay(text) ? text : ''} />
    case 'colour':
      return <ColourField {...field} value={text} pickLabel={t('inputs.answer.pick')} />
    case 'file':
      return <FileField {...field} value={text} chooseLabel={t('inputs.answer.choose')} />
    case 'text':
      return <TextField {...field} value={text} />
  }
}

/** Limits that are set. */
function given<Bounds extends object>(bounds: Bounds) {
  const there = Object.entries(bounds).filter(([, bound]) => typeof bound === 'number')
  return Object.fromEntries(there) as Record<keyof Bounds, number>
}

interface AnyOfProps extends Omit<BoundField<unknown>, 'value'> {
  label: string
  description: string | undefined
  isRequired: boolean
  options: readonly { id: string; label: string }[]
  value: readonly string[]
}

/** Group of checkboxes for several options. */
function AnyOf({ options, value, onChange, onBlur, name, ...messages }: AnyOfProps) {
  return (
    <FieldSet {...messages} onBlur={onBlur}>
      <Boxes>
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            name={name}
            isSelected={value.includes(id)}
            onChange={(isSelected) =>
              onChange(
                options
                  .map((option) => option.id)
                  .filter((each) => (each === id ? isSelected : value.includes(each))),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </Boxes>
    </FieldSet>
  )
}

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
`
