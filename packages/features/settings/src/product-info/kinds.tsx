import { makeKey } from '@console/core/api'
import { directionOf, type LanguageId } from '@console/core/i18n'
import { paragraphsOf, type RichText } from '@console/core/rich-text'
import { countries } from '@console/domain/parties'
import { maxLogoBytes, type ProductInfo, socialNetworks } from '@console/domain/product-info'
import { Rows, useFormList } from '@console/form'
import { isUploaded, PictureField, type PictureShape } from '@console/marketplace/pictures'
import { RichTextDifference, RichTextField, RichTextView } from '@console/rich-text'
import type { SettingInput, SettingKind } from '@console/settings'
import { choice, inField, useFormatContext } from '@console/settings/kinds'
import { TextArea, TextField, type TextFieldProps } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { brandOf } from './brands'
import { FieldsOfRow } from './FieldsOfRow'

type Phones = ProductInfo['contact']['supportPhones']
type Offices = ProductInfo['offices']['offices']
type Socials = ProductInfo['social']['socials']

/** Setting of one line of text. @param props properties of the field, as for an address or a language */
export function line(props: Partial<TextFieldProps> = {}): SettingKind<string, string> {
  return {
    input: inField<string>((field) => <TextField {...props} {...field} />),
    text: (value) => value,
  }
}

/** Setting of one line of text in a language. The field grows to show all of it; pasted line breaks become spaces. */
export function grownLine(language: LanguageId, isRequired: boolean): SettingKind<string, string> {
  return {
    input: inField<string>(({ onChange, ...field }) => (
      <TextArea
        {...field}
        rows={1}
        isRequired={isRequired}
        lang={language}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
        }}
        onChange={(text) => onChange(text.replaceAll(/\s*\n\s*/g, ' '))}
      />
    )),
    text: (value) => value,
    isWide: true,
  }
}

/** Setting of a logo: an uploaded picture, or an https address. */
export function logo(shape: PictureShape): SettingKind<string, string> {
  return {
    input: inField<string>((field) => (
      <PictureField {...field} {...{ shape }} alt={field.label} takesAddress />
    )),
    text: (value, { translate }) =>
      isUploaded(value) ? translate('marketplace:picture.uploaded') : value,
    Shown: ({ value }) => (isUploaded(value) ? <Logo src={value} alt="" /> : <bdi>{value}</bdi>),
  }
}

const Logo = styled.img`
  max-inline-size: 100%;
  block-size: 48px;
  object-fit: contain;
`

const sizeOfLogo = { maxBytes: maxLogoBytes, type: 'image/png' } as const

/** Format of a logo, with the aspect ratio of the file. */
export const logoShape: PictureShape = {
  ...sizeOfLogo,
  aspect: null,
  min: { width: 64, height: 32 },
  widest: 800,
}

/** Format of the favicon. */
export const iconShape: PictureShape = {
  ...sizeOfLogo,
  aspect: 1,
  min: { width: 32, height: 32 },
  widest: 256,
}

/** Optional https address. */
export const address = line({ type: 'url', inputMode: 'url', autoComplete: 'off' })

/** Setting of a text with headings, lists and links in a language. Its summary is the beginning. */
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

/** Phone numbers with the country code. */
export const phones: SettingKind<Phones> = {
  input: list({
    messages: { add: 'phone.add', remove: 'phone.remove' },
    blank: () => ({ phoneId: makeKey(), phone: '' }),
    row: (at, t) => <Phone name={at('phone')} label={t('phone.label')} />,
  }),
  text: (value, { formats }) =>
    value.map(({ phoneId, phone }) => ({ id: phoneId, text: formats.isolate(phone) })),
}

const Texts = inField<string>((field) => <TextField isRequired {...field} />)
const country = choice(countries, (code, { formats }) => formats.country(code))

/** Offices of the shop. */
export const offices: SettingKind<Offices> = {
  input: list({
    messages: { add: 'office.add', remove: 'office.remove' },
    blank: () => ({ officeId: makeKey(), name: '', line1: '', town: '', countryCode: null }),
    row: (at, t) => (
      <FieldsOfRow>
        <Texts name={at('name')} label={t('office.name')} />
        <Texts name={at('line1')} label={t('office.line1')} />
        <Texts name={at('town')} label={t('office.town')} />
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

/** Social networks of the shop. */
export const socials: SettingKind<Socials> = {
  input: list({
    messages: { add: 'social.add', remove: 'social.remove' },
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

type Translate = ReturnType<typeof useFormatContext>['t']

interface ListOf {
  messages: { add: string; remove: string }
  /** Values of a new row. */
  blank: () => object
  /** Fields of a row. @param at returns the name of a field in the form */
  row: (at: (field: string) => string, t: Translate) => ReactNode
}

/** Setting of a list that is edited row by row. */
function list({ messages, blank, row }: ListOf) {
  return function ListOfRows({ name, label, description }: SettingInput) {
    const { t, formats } = useFormatContext()
    const rows = useFormList(name)
    return (
      <Rows
        {...{ name, label, description }}
        keys={rows.keys}
        errorMessage={rows.errorMessage}
        addLabel={t(messages.add)}
        onAdd={() => rows.add(blank())}
        removeLabel={(place) => t(messages.remove, { number: formats.number(place + 1) })}
        onRemove={rows.remove}
      >
        {(place) => row((field) => `${name}.${place}.${field}`, t)}
      </Rows>
    )
  }
}
