import { makeKey } from '@console/core/api'
import { directionOf, type LanguageId } from '@console/core/i18n'
import { paragraphsOf, type RichText } from '@console/core/rich-text'
import { countries } from '@console/domain/parties'
import { type ProductInfo, socialNetworks } from '@console/domain/product-info'
import { Rows, useFormList } from '@console/form'
import { RichTextDifference, RichTextField, RichTextView } from '@console/rich-text'
import type { SettingInput, SettingKind } from '@console/settings'
import { choice, inField, useFormatContext } from '@console/settings/kinds'
import { TextField, type TextFieldProps } from '@console/ui'
import type { ReactNode } from 'react'
import { brandOf } from './brands'
import { FieldsOfRow } from './FieldsOfRow'

type Phones = ProductInfo['contact']['supportPhones']
type Offices = ProductInfo['offices']['offices']
type Socials = ProductInfo['social']['socials']

/** One line of text. @param props what it is: an address, a text in a language */
export function line(props: Partial<TextFieldProps> = {}): SettingKind<string, string> {
  return {
    input: inField<string>((field) => <TextField {...props} {...field} />),
    text: (value) => value,
  }
}

/** An https address that may be left out. */
export const address = line({ type: 'url', inputMode: 'url', autoComplete: 'off' })

/** A text with headings, lists and links in a language. In one line it is what it begins with. */
export function richTextIn(language: LanguageId): SettingKind<RichText, string> {
  const written = { lang: language, dir: directionOf(language) }
  return {
    input: inField<RichText>((field) => <RichTextField {...field} language={language} />),
    text: (value) => {
      const text = paragraphsOf(value).join(' ')
      return text.length > 120 ? `${text.slice(0, 120)}…` : text
    },
    Shown: ({ value }) => <RichTextView text={value} {...written} />,
    Difference: (texts) => <RichTextDifference {...texts} {...written} />,
  }
}

const Phone = inField<string>((field) => (
  <TextField type="tel" inputMode="tel" autoComplete="off" isRequired {...field} />
))

/** Telephone numbers with the country's code. */
export const phones: SettingKind<Phones> = {
  input: list({
    words: { add: 'phone.add', remove: 'phone.remove' },
    blank: () => ({ phoneId: makeKey(), phone: '' }),
    row: (at, t) => <Phone name={at('phone')} label={t('phone.label')} />,
  }),
  text: (value, { formats }) =>
    value.map(({ phoneId, phone }) => ({ id: phoneId, text: formats.isolate(phone) })),
}

const Words = inField<string>((field) => <TextField isRequired {...field} />)
const country = choice(countries, (code, { formats }) => formats.country(code))

/** Where the shop has offices. */
export const offices: SettingKind<Offices> = {
  input: list({
    words: { add: 'office.add', remove: 'office.remove' },
    blank: () => ({ officeId: makeKey(), name: '', line1: '', town: '', countryCode: null }),
    row: (at, t) => (
      <FieldsOfRow>
        <Words name={at('name')} label={t('office.name')} />
        <Words name={at('line1')} label={t('office.line1')} />
        <Words name={at('town')} label={t('office.town')} />
        <country.input name={at('countryCode')} label={t('office.country')} />
      </FieldsOfRow>
    ),
  }),
  text: (value, reading) =>
    value.map(({ officeId, name, line1, town, countryCode }) => ({
      id: officeId,
      text: reading.formats.list([name, line1, town, country.text(countryCode, reading)]),
    })),
  isWide: true,
}

const network = choice(socialNetworks, brandOf)
const Address = inField<string>((field) => (
  <TextField type="url" inputMode="url" autoComplete="off" isRequired {...field} />
))

/** Where the shop can be followed. */
export const socials: SettingKind<Socials> = {
  input: list({
    words: { add: 'social.add', remove: 'social.remove' },
    blank: () => ({ socialId: makeKey(), network: null, url: '' }),
    row: (at, t) => (
      <FieldsOfRow>
        <network.input name={at('network')} label={t('social.network')} />
        <Address name={at('url')} label={t('social.url')} />
      </FieldsOfRow>
    ),
  }),
  text: (value, reading) =>
    value.map(({ socialId, network: id, url }) => ({
      id: socialId,
      text: `${network.text(id, reading)}: ${url}`,
    })),
  isWide: true,
}

type Say = ReturnType<typeof useFormatContext>['t']

interface ListOf {
  words: { add: string; remove: string }
  /** A row of which nothing is written yet. */
  blank: () => object
  /** The fields of a row. @param at the name of one of its fields in the form */
  row: (at: (field: string) => string, t: Say) => ReactNode
}

/** A list that is written row by row. */
function list({ words, blank, row }: ListOf) {
  return function ListOfRows({ name, label, description }: SettingInput) {
    const { t, formats } = useFormatContext()
    const rows = useFormList(name)
    return (
      <Rows
        {...{ name, label, description }}
        keys={rows.keys}
        errorMessage={rows.errorMessage}
        addLabel={t(words.add)}
        onAdd={() => rows.add(blank())}
        removeLabel={(place) => t(words.remove, { number: formats.number(place + 1) })}
        onRemove={rows.remove}
      >
        {(place) => row((field) => `${name}.${place}.${field}`, t)}
      </Rows>
    )
  }
}
