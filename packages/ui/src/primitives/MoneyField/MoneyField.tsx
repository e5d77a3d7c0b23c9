import { use } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { LocaleContext } from '../Aria/LocaleContext'
import type { FieldTexts } from '../Field/Field'
import { readDecimal } from '../NumberField/readDecimal'
import type { NumberValue } from '../NumberField/NumberField'
import { useTypedText } from '../NumberField/useTypedText'
import { TextField } from '../TextField/TextField'
import { currencyIn } from './currencyIn'
import { fromMinorUnits, toMinorUnits } from './minorUnits'

/**
 * An amount in the smallest units of its currency; null: none yet; a text: typed input that is no amount of this currency, kept
 * for the form to reject.
 */
export interface MoneyValue<Currency extends string = string> {
  amount: NumberValue
  currency: Currency
}

export interface MoneyFieldProps<Currency extends string = string> extends FieldTexts {
  value: MoneyValue<Currency>
  /** Called on every keystroke, so that no input is lost. */
  onChange: (value: MoneyValue<Currency>) => void
  onBlur?: () => void
  name?: string
  /** Number of decimals of each selectable currency; a single currency is not selectable. */
  currencies: Readonly<Record<Currency, number>>
  /** Accessible name of the currency select; visually hidden. */
  currencyLabel: string
  isDisabled?: boolean
}

/**
 * An amount of money in the format of the user's language, with its currency code and that currency's decimals. A change of
 * currency keeps the written number, not its smallest units.
 */
export function MoneyField<Currency extends string = string>({
  value,
  onChange,
  onBlur,
  currencies,
  currencyLabel,
  isDisabled = false,
  ...props
}: MoneyFieldProps<Currency>) {
  const locale = use(LocaleContext)
  const codes = Object.keys(currencies) as Currency[]
  const field = useTypedText(value, () => written(value, currencies[value.currency], locale))

  /** A code or a sign in the text names a currency: `USD 12.50`, `₺ 12,50`. */
  function read(text: string) {
    const named = currencyIn(text, codes, locale)
    if (named) change(named.rest, named.currency)
    else change(text, value.currency)
  }

  function change(text: string, currency: Currency) {
    const reported = { amount: amountOf(text, currencies[currency], locale), currency }
    field.type(text, reported)
    onChange(reported)
  }

  return (
    <TextField
      {...props}
      holds="amount"
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      isDisabled={isDisabled}
      value={field.text}
      onChange={read}
      onBlur={() => {
        field.tidy()
        onBlur?.()
      }}
      action={
        codes.length === 1 ? (
          <Code>{value.currency}</Code>
        ) : (
          <Choice
            aria-label={currencyLabel}
            disabled={isDisabled}
            value={value.currency}
            onChange={({ target }) => change(field.text, target.value as Currency)}
          >
            {codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Choice>
        )
      }
    />
  )
}

function amountOf(text: string, decimals: number, locale: string | undefined): NumberValue {
  const number = readDecimal(text, locale)
  if (number === '') return null
  return (number === null ? null : toMinorUnits(number, decimals)) ?? text
}

function written({ amount }: MoneyValue, decimals: number, locale: string | undefined): string {
  if (typeof amount !== 'number') return amount ?? ''
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(fromMinorUnits(amount, decimals))
}

const Code = styled.span`
  padding-inline-end: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.md}/1.4 ${theme.font.family};
`

const Choice = styled.select`
  align-self: stretch;
  padding-inline: ${theme.space[2]};
  border: 0;
  border-inline-start: 1px solid ${theme.color.hairline};
  border-start-end-radius: calc(${theme.radius.control} - 1px);
  border-end-end-radius: calc(${theme.radius.control} - 1px);
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.md}/1.4 ${theme.font.family};
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    font-size: ${theme.text.lg};
  }
`
