import { type KeyboardEvent, use } from 'react'
import { LocaleContext } from '../Aria/LocaleContext'
import type { FieldWords } from '../Field/Field'
import { TextField } from '../TextField/TextField'
import { readDecimal } from './readDecimal'
import { useTypedText } from './useTypedText'

/** A number; null for none yet; a text where what is typed is no number: it is kept, and for the form to find fault with. */
export type NumberValue = number | string | null

export interface NumberFieldProps extends FieldWords {
  value: NumberValue
  /** Called with every key, so that nothing that is typed is lost. */
  onChange: (value: NumberValue) => void
  onBlur?: () => void
  name?: string
  /** Between these the arrow keys move; what is typed is for the form to check. */
  min?: number
  max?: number
  /** By how much an arrow key changes it. */
  step?: number
  /** How many decimals it is written with once it is left. */
  decimals?: number
  isDisabled?: boolean
  placeholder?: string
}

/**
 * A number as the reader's language writes it, with Arabic digits, too (`readDecimal`). The arrow keys count up and down.
 * React-aria's own field tells its value only when it is left, and reads a Turkish "1.5" as fifteen.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  min,
  max,
  step = 1,
  decimals,
  ...props
}: NumberFieldProps) {
  const locale = use(LocaleContext)
  const field = useTypedText(value, () => written(value, locale, decimals))

  function change(text: string) {
    const read = readDecimal(text, locale)
    const told = read === null ? text : read === '' ? null : Number(read)
    field.type(text, told)
    onChange(told)
  }

  function count({ key }: KeyboardEvent): boolean {
    const by = key === 'ArrowUp' ? step : key === 'ArrowDown' ? -step : 0
    if (by === 0 || typeof value === 'string') return false
    const next = (value ?? (min === undefined ? 0 : min - by)) + by
    // Tenths add up to more digits than they have.
    const counted = Math.round(next * 1e10) / 1e10
    onChange(Math.min(max ?? counted, Math.max(min ?? counted, counted)))
    return true
  }

  return (
    <TextField
      {...props}
      holds="number"
      dir="ltr"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-valuenow={typeof value === 'number' ? value : undefined}
      aria-valuetext={field.text}
      aria-valuemin={min}
      aria-valuemax={max}
      value={field.text}
      onChange={change}
      onKeyDown={(event) => {
        if (count(event)) event.preventDefault()
      }}
      onBlur={() => {
        field.tidy()
        onBlur?.()
      }}
    />
  )
}

function written(
  value: NumberValue,
  locale: string | undefined,
  decimals: number | undefined,
): string {
  if (typeof value !== 'number') return value ?? ''
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(10, decimals ?? 0),
  }).format(value)
}
