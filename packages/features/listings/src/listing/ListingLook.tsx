import { useFormats } from '@console/core/i18n'
import type { ListingDetail } from '@console/domain/listing'
import { AskAbout, DescriptionList } from '@console/details'
import { HoursDetails } from '@console/marketplace/hours'
import { MediaGallery, type RecordSlotProps } from '@console/record'
import { Card, Chip, Stack, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ListingDescription } from './ListingDescription'

/** Tab with the listing as shoppers see it. */
export function ListingLook({ detail }: RecordSlotProps<ListingDetail>) {
  const { t } = useTranslation('listings')
  const { photos, photoLimit, tags, hours } = detail
  const formats = useFormats()
  return (
    <Stack gap={4}>
      <Card heading={t('field.photos')} actions={<AskAbout pointer="/photos" />}>
        <Stack gap={3}>
          <MediaGallery pictures={photos} />
          <Text as="p" size="sm" tone="muted">
            {t('photos.of', {
              used: formats.number(photos.length),
              limit: formats.number(photoLimit),
            })}
          </Text>
        </Stack>
      </Card>
      <ListingDescription detail={detail} />
      <Contact detail={detail} />
      <Card heading={t('field.hours')} actions={<AskAbout pointer="/hours" />}>
        {hours.length === 0 ? (
          <Text as="p" tone="muted">
            {t('hours.none')}
          </Text>
        ) : (
          <HoursDetails hours={hours} />
        )}
      </Card>
      {tags.length > 0 ? (
        <Card heading={t('field.tags')} actions={<AskAbout pointer="/tags" />}>
          <Tags>
            {tags.map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </Tags>
        </Card>
      ) : null}
    </Stack>
  )
}

/** Contact details and location for shoppers. */
function Contact({ detail: { phones, website, address } }: RecordSlotProps<ListingDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { line1, town, county, postalCode, countryCode, position } = address
  return (
    <Card heading={t('contact.title')}>
      <DescriptionList
        details={[
          {
            label: t('column.phones'),
            value: phones.length === 0 ? '–' : <bdi>{formats.list(phones)}</bdi>,
            pointer: '/phones',
          },
          { label: t('field.website'), value: <bdi>{website ?? '–'}</bdi>, pointer: '/website' },
          {
            label: t('field.address'),
            value: t('place.of', {
              place: formats.list(
                [line1, postalCode ?? '', town, county].filter((part) => part !== ''),
              ),
              country: formats.country(countryCode),
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
        ]}
      />
    </Card>
  )
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`
