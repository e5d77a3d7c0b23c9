import { type BoundField, FormField } from '@console/form'
import { Checkbox, NumberField, type NumberValue, PercentField, TextField } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { SettingInput, SettingKind } from '../config/config'

/** Setting with one component of ui as its field. */
export function inField<Value>(
  draw: (field: BoundField<Value> & Omit<SettingInput, 'name'>) => ReactNode,
) {
  return function FieldOfSetting({ name, ...messages }: SettingInput) {
    return (
      <FormField name={name}>
        {(field) => draw({ ...(field as BoundField<Value>), ...messages })}
      </FormField>
    )
  }
}

/** Number field whose input may still be any text. */
const typed = (value: unknown) => (typeof value === 'string' ? value : '')

interface WholeNumber {
  min: number
  max: number
  /** Unit; omitted when its label has it. */
  unit?: 'days' | 'hours'
}

/** Whole number, of days, of hours, or of the unit in its label. */
export function wholeNumber({ min, max, unit }: WholeNumber): SettingKind<number, string> {
  return {
    input: inField<NumberValue>((field) => (
      <Short>
        <NumberField isRequired min={min} max={max} {...field} />
      </Short>
    )),
    text: (value, { formats, translate }) => {
      if (typeof value !== 'number') return typed(value)
      const number = formats.number(value)
      return unit ? translate(`settings:unit.${unit}`, { count: value, number }) : number
    },
  }
}

/**
 * Percentage, stored in basis points.
 * @param max in basis points
 */
export function percent(max: number): SettingKind<number, string> {
  return {
    input: inField<NumberValue>((field) => (
      <Short>
        <PercentField isRequired max={max} {...field} />
      </Short>
    )),
    text: (value, { formats }) =>
      typeof value === 'number' ? formats.percent(value / 10_000) : typed(value),
  }
}

/** Short code in capital letters. */
export const code: SettingKind<string, string> = {
  input: inField<string>(({ onChange, ...field }) => (
    <Short>
      <TextField
        isRequired
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        {...field}
        onChange={(text) => onChange(text.toUpperCase())}
      />
    </Short>
  )),
  text: (value) => value,
}

/** Boolean setting. */
export const flag: SettingKind<boolean, string> = {
  input: inField<boolean>(({ label, value, ...field }) => (
    <Checkbox {...field} isSelected={value}>
      {label}
    </Checkbox>
  )),
  text: (value, { translate }) => translate(value ? 'settings:flag.on' : 'settings:flag.off'),
}

/* The field is as wide as its content. */
const Short = styled.div`
  div:has(> input) {
    max-inline-size: 140px;
  }
`
