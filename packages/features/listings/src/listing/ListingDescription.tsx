import { directionOf, type LanguageId, languages } from '@console/core/i18n'
import type { ListingDetail } from '@console/domain/listing'
import { AskAbout } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, SegmentedChoice, Stack, theme } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Description of a listing in its languages, the user's first if it is one of them. */
export function ListingDescription({ detail: { description } }: RecordSlotProps<ListingDetail>) {
  const { t, i18n } = useTranslation('listings')
  const [chosen, setChosen] = useState(i18n.language as LanguageId)
  const written = languages.filter(({ id }) => description[id] !== undefined)
  const shown = description[chosen] === undefined ? 'en' : chosen
  return (
    <Card heading={t('field.description')} actions={<AskAbout pointer="/description" />}>
      <Stack gap={3}>
        {written.length > 1 ? (
          <SegmentedChoice
            label={t('description.language')}
            isLabelHidden
            options={written.map(({ id, ownName }) => ({ id, label: ownName }))}
            value={shown}
            onChange={setChosen}
          />
        ) : null}
        <Text lang={shown} dir={directionOf(shown)}>
          {description[shown]}
        </Text>
      </Stack>
    </Card>
  )
}

const Text = styled.p`
  max-inline-size: 72ch;
  color: ${theme.color.text};
  line-height: 1.55;
  white-space: pre-line;
`
