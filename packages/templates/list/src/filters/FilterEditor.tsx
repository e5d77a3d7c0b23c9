import type { ActionableRow } from '@console/core/workflows'
import { latinDigits } from '@console/core/i18n'
import type { ListQuery, Resource } from '@console/core/resources'
import { DateField, type DateFieldProps, isUnfinishedDay, TextField, theme } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceEditor } from './ChoiceEditor'
import { MoneyRangeEditor } from './MoneyRangeEditor'
import { RecordEditor } from './RecordEditor'
import type { CellContext, ListFilter } from '../config/config'
import { paramsOf } from '../address/filterValues'
import type { ListState } from '../address/listAddress'
import styled from 'styled-components'

export interface FilterEditorProps<Workflow extends ListFilter = ListFilter> {
  filter: Workflow
  context: CellContext
  resource: Resource<ActionableRow>
  values: ListState['filters']
  /** Query of the list without this filter. */
  query: ListQuery
  onChange: (values: ListState['filters']) => void
}

/** Editor of a filter of any kind. The list follows at once. */
export function FilterEditor({ filter, ...props }: FilterEditorProps) {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceEditor {...props} filter={filter} />
    case 'record':
      return <RecordEditor {...props} filter={filter} />
    case 'dates':
    case 'numbers':
      return <RangeEditor {...props} filter={filter} />
    case 'money':
      return <MoneyRangeEditor {...props} filter={filter} />
    // A flag is set by its button.
    case 'flag':
      return null
  }
}

/**
 * From and to, either of which may be open. A range that ends before it begins shows an error; neither it nor an unfinished day
 * filters anything.
 */
function RangeEditor({ filter, values, onChange }: FilterEditorProps) {
  const { t } = useTranslation('list')
  const [fromName = '', toName = ''] = paramsOf(filter)
  const [from, setFrom] = useState(values[fromName]?.[0] ?? '')
  const [to, setTo] = useState(values[toName]?.[0] ?? '')
  const isDate = filter.kind === 'dates'
  const [isLeft, setIsLeft] = useState(false)

  function leftUnfinished(day: string) {
    return isLeft && isUnfinishedDay(day) ? t('index.range.unfinished') : undefined
  }

  function isBackward(nextFrom: string, nextTo: string) {
    return (
      nextFrom !== '' &&
      nextTo !== '' &&
      ![nextFrom, nextTo].some(isUnfinishedDay) &&
      (isDate ? nextFrom > nextTo : Number(nextFrom) > Number(nextTo))
    )
  }

  function change(nextFrom: string, nextTo: string) {
    setFrom(nextFrom)
    setTo(nextTo)
    if (isBackward(nextFrom, nextTo) || [nextFrom, nextTo].some(isUnfinishedDay)) return
    onChange({
      [fromName]: nextFrom === '' ? [] : [nextFrom],
      [toName]: nextTo === '' ? [] : [nextTo],
    })
  }

  const Value = isDate ? DateField : NumberField
  return (
    <Fields>
      <Value
        label={t('index.range.from')}
        value={from}
        errorMessage={leftUnfinished(from)}
        onChange={(value) => change(value, to)}
        onBlur={() => setIsLeft(true)}
      />
      <Value
        label={t('index.range.to')}
        value={to}
        errorMessage={
          leftUnfinished(to) ?? (isBackward(from, to) ? t('index.range.backward') : undefined)
        }
        onChange={(value) => change(from, value)}
        onBlur={() => setIsLeft(true)}
      />
    </Fields>
  )
}

/** Numbers are typed as text: the browser's own field accepts `1e3`, changes with the wheel, and rejects Arabic digits. */
function NumberField({ onChange, ...props }: DateFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      onChange={(value) => onChange(latinDigits(value).replaceAll(/\D/g, ''))}
    />
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  inline-size: 220px;
`
