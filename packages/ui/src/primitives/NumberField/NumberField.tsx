import { type KeyboardEvent, use } from 'react'
import { LocaleContext } from '../Aria/LocaleContext'
import type { FieldWords } from '../Field/Field'
import { TextField } from '../TextField/TextField'
import { toMinorUnits } from '../MoneyField/minorUnits'
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
  /** Bounds of the arrow keys, as stored; the form checks what is typed. */
  min?: number
  max?: number
  /** By how much an arrow key changes it. */
  step?: number
  /** How many decimals it is written with once it is left. */
  decimals?: number
  isDisabled?: boolean
  placeholder?: string
  /** How many decimals the stored number is shifted by: with 2 a written 16.5 is stored as 1650. Default: 0. */
  scale?: number
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
  scale = 0,
  ...props
}: NumberFieldProps) {
  const locale = use(LocaleContext)
  const shown = typeof value === 'number' ? value / 10 ** scale : value
  const field = useTypedText(value, () => written(shown, locale, decimals))

  function change(text: string) {
    const told = readStored(text, locale, scale)
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
