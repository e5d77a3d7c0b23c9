import { use } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { LocaleContext } from '../Aria/LocaleContext'
import type { FieldWords } from '../Field/Field'
import { readDecimal } from '../NumberField/readDecimal'
import type { NumberValue } from '../NumberField/NumberField'
import { useTypedText } from '../NumberField/useTypedText'
import { TextField } from '../TextField/TextField'
import { currencyIn } from './currencyIn'
import { fromMinorUnits, toMinorUnits } from './minorUnits'

/**
 * An amount in the smallest units of its currency; null for none yet; a text where what is typed is no amount of this currency:
 * it is kept, and for the form to find fault with.
 */
export interface MoneyValue<Currency extends string = string> {
  amount: NumberValue
  currency: Currency
}

export interface MoneyFieldProps<Currency extends string = string> extends FieldWords {
  value: MoneyValue<Currency>
  /** Called with every key, so that nothing that is typed is lost. */
  onChange: (value: MoneyValue<Currency>) => void
  onBlur?: () => void
  name?: string
  /** How many decimals each currency has that can be chosen; of one there is nothing to choose. */
  currencies: Readonly<Record<Currency, number>>
  /** What the choice of the currency is called; not seen. */
  currencyLabel: string
  isDisabled?: boolean
}

/**
 * An amount of money as the reader's language writes it, with the code of its currency and as many decimals as that has.
 * Another currency takes what is written, not its smallest units.
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

  /** A code or a sign in the text is that of a currency: `USD 12.50`, `₺ 12,50`. */
  function read(text: string) {
    const named = currencyIn(text, codes, locale)
    if (named) change(named.rest, named.currency)
    else change(text, value.currency)
  }

  function change(text: string, currency: Currency) {
    const told = { amount: amountOf(text, currencies[currency], locale), currency }
    field.type(text, told)
    onChange(told)
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
