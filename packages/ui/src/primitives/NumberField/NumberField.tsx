import { type KeyboardEvent, use } from 'react'
import { LocaleContext } from '../Aria/LocaleContext'
import type { FieldTexts } from '../Field/Field'
import { TextField } from '../TextField/TextField'
import { toMinorUnits } from '../MoneyField/minorUnits'
import { readDecimal } from './readDecimal'
import { useTypedText } from './useTypedText'

/** A number; null: none yet; a text: typed input that is no number, kept for the form to reject. */
export type NumberValue = number | string | null

export interface NumberFieldProps extends FieldTexts {
  value: NumberValue
  /** Called on every keystroke, so that no input is lost. */
  onChange: (value: NumberValue) => void
  onBlur?: () => void
  name?: string
  /** Bounds of the arrow keys, as stored; the form checks typed values. */
  min?: number
  max?: number
  /** Increment of the arrow keys. */
  step?: number
  /** Number of decimals to format with on blur. */
  decimals?: number
  isDisabled?: boolean
  placeholder?: string
  /** Number of decimals by which the stored number is shifted: with 2 a written 16.5 is stored as 1650. Default: 0. */
  scale?: number
}

/**
 * A number in the format of the user's language, Arabic digits included (`readDecimal`). The arrow keys count up and down.
 * React-aria's own field reports its value only on blur, and reads a Turkish "1.5" as fifteen.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  min,
  max,
  step = 1,
  decimals,
  scale = 0,
  ...props
}: NumberFieldProps) {
  const locale = use(LocaleContext)
  const shown = typeof value === 'number' ? value / 10 ** scale : value
  const field = useTypedText(value, () => written(shown, locale, decimals))

  function change(text: string) {
    const reported = readStored(text, locale, scale)
    field.type(text, reported)
    onChange(reported)
  }

  function count({ key }: KeyboardEvent): boolean {
    const by = key === 'ArrowUp' ? step : key === 'ArrowDown' ? -step : 0
    if (by === 0 || typeof value === 'string') return false
    const next = (value ?? (min === undefined ? 0 : min - by)) + by
    // Sums of tenths have rounding errors in floating point.
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
      aria-valuenow={typeof shown === 'number' ? shown : undefined}
      aria-valuetext={field.text}
      aria-valuemin={min === undefined ? undefined : min / 10 ** scale}
      aria-valuemax={max === undefined ? undefined : max / 10 ** scale}
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

function readStored(text: string, locale: string | undefined, scale: number): NumberValue {
  const read = readDecimal(text, locale)
  if (read === null) return text
  if (read === '') return null
  return scale === 0 ? Number(read) : (toMinorUnits(read, scale) ?? text)
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
