import { directionOf } from '@console/core/i18n'
import type { PageBody } from '@console/domain/product-info'
import { isSame } from '@console/form'
import { RichTextDifference } from '@console/rich-text'
import { Heading, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { languageIds, ownName } from '../languages'

interface PageDifferenceProps {
  /** null if there is no previous text. */
  before: PageBody | null
  after: PageBody
}

/** Differences between two versions of a page, in each language that has some. */
export function PageDifference({ before, after }: PageDifferenceProps) {
  const { t } = useTranslation('product-info')
  const changed = languageIds.filter((id) => !isSame(before?.[id] ?? [], after[id]))
  if (changed.length === 0) return <Text tone="muted">{t('difference.none')}</Text>
  return (
    <Stack gap={4}>
      {changed.map((id) => (
        <section key={id}>
          <Heading level={3} size="md">
            {ownName(id)}
          </Heading>
          <RichTextDifference
            before={before?.[id] ?? []}
            after={after[id]}
            lang={id}
            dir={directionOf(id)}
          />
        </section>
      ))}
    </Stack>
  )
}
