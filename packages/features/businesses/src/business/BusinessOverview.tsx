import { useFormats, useTranslate } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { AskAbout, DescriptionList, DetailTable } from '@console/details'
import { Card, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { BusinessDetail } from '@console/domain/business'
import { BusinessAnswer } from './BusinessAnswer'

/** Tab with what a business states about itself: names and numbers, location, owner, contacts. */
export function BusinessOverview({ detail }: RecordSlotProps<BusinessDetail>) {
  return (
    <Stack gap={4}>
      <BusinessAnswer detail={detail} />
      <Registration detail={detail} />
      <Owner detail={detail} />
      <Contacts detail={detail} />
    </Stack>
  )
}

function Registration({ detail }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const formats = useFormats()
  const { tradingName, legalName, registrationNo, taxPin, address, website } = detail
  const { line1, town, county, postalCode, countryCode, position } = address
  return (
    <Card heading={t('registration.title')}>
      <DescriptionList
        details={[
          {
            label: t('field.tradingName'),
            value: <bdi>{tradingName}</bdi>,
            pointer: '/tradingName',
          },
          { label: t('column.legalName'), value: <bdi>{legalName}</bdi>, pointer: '/legalName' },
          {
            label: t('field.registrationNo'),
            value: <bdi>{registrationNo}</bdi>,
            pointer: '/registrationNo',
          },
          { label: t('column.taxPin'), value: <bdi>{taxPin}</bdi>, pointer: '/taxPin' },
          {
            label: t('field.address'),
            value: t('place.of', {
              place: formats.list(
                [line1, postalCode ?? '', town, county].filter((part) => part !== ''),
              ),
              country: t(`country.${countryCode}`),
            }),
            pointer: '/address',
          },
          {
            label: t('field.position'),
            value: position ? (
              <bdi>
                {position.lat}°, {position.lng}°
              </bdi>
            ) : (
              t('position.none')
            ),
          },
          { label: t('field.website'), value: <bdi>{website ?? '–'}</bdi>, pointer: '/website' },
        ]}
      />
    </Card>
  )
}

function Owner({ detail: { owner } }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const translate = useTranslate()
  return (
    <Card heading={t('owner.title')}>
      <DescriptionList
        details={[
          {
            label: t('field.name'),
            value: (
              <bdi>
                {owner.first_name} {owner.last_name}
              </bdi>
            ),
            pointer: '/owner',
          },
          {
            label: translate(`marketplace:record.idType.${owner.idType}`),
            value: <bdi>{owner.idNumberMasked}</bdi>,
          },
          { label: t('field.phone'), value: <bdi>{owner.user_phone}</bdi> },
          { label: t('field.email'), value: <bdi>{owner.email}</bdi> },
        ]}
      />
    </Card>
  )
}

function Contacts({ detail: { contacts } }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  return (
    <Card heading={t('contacts.title')} actions={<AskAbout pointer="/contacts" />}>
      {contacts.length === 0 ? (
        <Text as="p" tone="muted">
          {t('contacts.none')}
        </Text>
      ) : (
        <DetailTable
          label={t('contacts.title')}
          columns={[
            { title: t('field.name') },
            { title: t('contacts.role') },
            { title: t('field.phone') },
            { title: t('field.email') },
          ]}
          rows={contacts.map(({ name, role, phone, email }) => ({
            key: email,
            cells: [
              <bdi key="name">{name}</bdi>,
              <bdi key="role">{role}</bdi>,
              <bdi key="phone">{phone}</bdi>,
              <bdi key="email">{email}</bdi>,
            ],
          }))}
        />
      )}
    </Card>
  )
}
